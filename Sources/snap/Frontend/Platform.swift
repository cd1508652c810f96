import ArgumentParser

/// The platform that sources are compiled for, as `#if os(…)` names it.
enum Platform: String, CaseIterable, ExpressibleByArgument {
  case iOS, macOS, tvOS, watchOS, visionOS
}
