import Foundation

/// A format style that takes its unset properties from the environment.
protocol EnvironmentalFormatStyle {
  /// Returns the format style for an environment, shortened by its text size variant.
  func adapted(to environment: EnvironmentValues) -> Self
}

extension FormatStyle {
  /// Returns the format style for an environment.
  ///
  /// An `EnvironmentalFormatStyle` adapts itself. Any other style takes the environment's locale
  /// unless it has its own.
  package func adapted(to environment: EnvironmentValues) -> Self {
    if let style = self as? any EnvironmentalFormatStyle,
      let adapted = style.adapted(to: environment) as? Self
    {
      return adapted
    }
    let followsMachine = self == locale(.autoupdatingCurrent)
    return followsMachine ? locale(environment.locale) : self
  }
}

extension Date.FormatStyle: EnvironmentalFormatStyle {
  /// Returns the format style for an environment.
  ///
  /// Properties still set to the autoupdating system value take the environment's value. Each step
  /// of the text size variant drops one field, down to a single field.
  func adapted(to environment: EnvironmentValues) -> Date.FormatStyle {
    var style = self
    if timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
    if calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
    if locale == .autoupdatingCurrent { style.locale = environment.locale }
    let removals: [(Date.FormatStyle) -> Date.FormatStyle] = [
      { $0.era(.omitted) }, { $0.quarter(.omitted) }, { $0.week(.omitted) },
      { $0.dayOfYear(.omitted) }, { $0.secondFraction(.omitted) }, { $0.weekday(.omitted) },
      { $0.timeZone(.omitted) }, { $0.second(.omitted) }, { $0.minute(.omitted) },
      { $0.hour(.omitted) }, { $0.day(.omitted) }, { $0.month(.omitted) }, { $0.year(.omitted) },
    ]
    let empty = removals.reduce(style) { $1($0) }
    var rest = environment.textSizeVariant
    for remove in removals where rest > 0 {
      let shorter = remove(style)
      if shorter == empty { break }
      if shorter != style { rest -= 1 }
      style = shorter
    }
    return style
  }
}

extension Duration.UnitsFormatStyle: EnvironmentalFormatStyle {
  func adapted(to environment: EnvironmentValues) -> Duration.UnitsFormatStyle {
    var style = self
    if locale == .autoupdatingCurrent { style.locale = environment.locale }
    for _ in 0..<environment.textSizeVariant {
      if style.unitWidth == .wide {
        style.unitWidth = .condensedAbbreviated
      } else if style.unitWidth != .narrow {
        style.unitWidth = .narrow
      } else if style.fractionalPartDisplay.maximumLength > 0 {
        style.fractionalPartDisplay.maximumLength = 0
      } else {
        let count = min(style.maximumUnitCount ?? .max, style.allowedUnits.count)
        style.maximumUnitCount = max(1, count - 1)
      }
    }
    return style
  }
}
