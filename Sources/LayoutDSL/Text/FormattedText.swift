import Foundation

extension Text {
  /// Creates a text that shows a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.formatted(input))
  }
}

extension FormatStyle where FormatOutput == String {
  /// A value as text, as in the United States unless the format names a locale, whatever the
  /// machine's.
  func formatted(_ input: FormatInput) -> String {
    let followsMachine = self == locale(.autoupdatingCurrent)
    return (followsMachine ? locale(Locale(identifier: "en_US")) : self).format(input)
  }
}
