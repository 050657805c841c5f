// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

/// A library target and its tests; every target is built in Swift 6 mode.
func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], tests: [Target.Dependency] = []
) -> [Target] {
  [
    .target(name: name, dependencies: dependencies, swiftSettings: strict),
    .testTarget(
      name: name + "Tests",
      dependencies: [.byName(name: name)] + dependencies + tests,
      swiftSettings: strict
    ),
  ]
}

let package = Package(
  name: "BookLens",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "booklens", targets: ["booklens"]),
    .library(name: "PlainEnglish", targets: ["PlainEnglish", "CivilTime"]),
    .library(name: "Scheduling", targets: ["Scheduling", "CivilTime"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSQLite",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]
    ),
    .target(name: "CLibEdit", linkerSettings: [.linkedLibrary("edit")]),
    .executableTarget(
      name: "booklens",
      dependencies: [
        "CivilTime", "PlainEnglish", "Scheduling", "BookStore", "Explainer", "ICalendar",
        "Conversation", "Presentation", "Transcripts", "Terminal",
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "booklens-bench",
      dependencies: [
        "CivilTime", "PlainEnglish", "Scheduling", "BookStore", "Conversation", "SlotOracle",
        "ExplanationOracle",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "SlotOracle",
      dependencies: ["CivilTime", "Scheduling"],
      path: "Tests/SlotOracle",
      swiftSettings: strict
    ),
    .target(
      name: "ExplanationOracle",
      dependencies: [
        "CivilTime", "PlainEnglish", "Scheduling", "Explainer", "Conversation", "Presentation",
        "SlotOracle",
      ],
      path: "Tests/ExplanationOracle",
      swiftSettings: strict
    ),
    .target(name: "Terminal", dependencies: ["CLibEdit"], swiftSettings: strict),
    .executableTarget(
      name: "TerminalProbe",
      dependencies: ["Terminal"],
      path: "Tests/TerminalProbe",
      swiftSettings: strict
    ),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["Terminal", "TerminalProbe", "CPseudoTerminal"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: ["Scheduling", "BookStore", "Transcripts"],
      swiftSettings: strict
    ),
  ]
    + library("CivilTime")
    + library("PlainEnglish", ["CivilTime"])
    + library("Scheduling", ["CivilTime"], tests: ["SlotOracle"])
    + library("BookStore", ["Scheduling", "CivilTime", "CSQLite"])
    + library("Explainer", ["PlainEnglish", "Scheduling", "CivilTime"])
    + library("ICalendar", ["CivilTime", "Scheduling"])
    + library(
      "Conversation", ["PlainEnglish", "Scheduling", "Explainer", "ICalendar", "CivilTime"],
      tests: ["Presentation"])
    + library(
      "Presentation", ["Conversation", "Explainer", "PlainEnglish", "Scheduling", "CivilTime"],
      tests: ["ExplanationOracle", "SlotOracle"])
    + library(
      "Transcripts", ["Conversation", "Presentation", "Scheduling", "BookStore", "CivilTime"]),
  swiftLanguageModes: [.v6]
)
