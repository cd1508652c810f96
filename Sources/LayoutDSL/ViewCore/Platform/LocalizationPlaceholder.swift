#if !canImport(Darwin)
  extension String.LocalizationValue {
    /// A value that is not known yet in a localized text, such as a count of which the system chooses
    /// the plural.
    public enum Placeholder: Sendable, Hashable {
      /// A signed integer.
      case int
      /// An unsigned integer.
      case uint
      /// A number with single precision.
      case float
      /// A number with double precision.
      case double
      /// An object.
      case object

      fileprivate var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }
    }
  }

  extension LocalizedStringKey.StringInterpolation {
    /// Appends a placeholder, which stays as its `printf` format in the text.
    public mutating func appendInterpolation(
      placeholder: String.LocalizationValue.Placeholder, specifier: String? = nil
    ) {
      appendInterpolation(specifier ?? placeholder.specifier)
    }
  }
#endif
