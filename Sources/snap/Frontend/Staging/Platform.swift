import ArgumentParser

/// The platform for which sources are compiled, with its name in `#if os(…)`.
enum Platform: String, CaseIterable, ExpressibleByArgument {
  case iOS, macOS, tvOS, watchOS, visionOS
}
