import Foundation

#if !canImport(Darwin)
  extension NumberFormatter {
    /// The least number of digits before the first grouping separator, as most locales have it: 1.
    ///
    /// Another number is not kept: the formatter groups as its locale does.
    public var minimumGroupingDigits: Int {
      get { 1 }
      set {}
    }
  }
#endif
