import CLibEdit

/// Writing text to an open file, unbuffered and whole.
public struct StandardOutput: Sendable {
  /// Why text could not be written.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system's number for it.
    public var code: Int32

    /// Whether the reader at the other end of a pipe has gone, which is no fault.
    public var isBrokenPipe: Bool { code == Descriptor.brokenPipe }

    /// A sentence for a person.
    public var description: String { "Could not write: \(Descriptor.reason(code))." }
  }

  /// What is written to: 1 is standard output, 2 standard error.
  public let descriptor: Int32

  /// Creates a writer; to standard output by default.
  public init(descriptor: Int32 = 1) {
    self.descriptor = descriptor
  }

  /// Whether a person is looking at it.
  public var isTerminal: Bool { Descriptor.isTerminal(descriptor) }

  /// Writes all of a text.
  ///
  /// - Throws: `Failure`; with a broken pipe only after `ignoreBrokenPipes`, else
  ///   the system ends the process there.
  public func write(_ text: String) throws(Failure) {
    try write(bytes: text.utf8)
  }

  /// Writes all of some bytes.
  ///
  /// - Throws: `Failure`, as for text.
  public func write(bytes: some Collection<UInt8>) throws(Failure) {
    if let code = Descriptor.writeAll(bytes, to: descriptor) { throw Failure(code: code) }
  }

  /// Makes writing to a closed pipe an error instead of the end of the process.
  public static func ignoreBrokenPipes() {
    cle_ignore_broken_pipe()
  }
}
