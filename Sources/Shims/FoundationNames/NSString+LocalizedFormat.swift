import Foundation

extension NSString {
  /// Returns a text with values in their places, as the current locale writes them.
  public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...)
    -> NSString
  {
    NSString(string: String(format: format as String, locale: .current, arguments: args))
  }
}
