import Foundation

extension NSAttributedString {
  /// The text with links for the addresses of the Web in it.
  var withDetectedLinks: NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    for match in string.matches(of: /https?:\/\/[^\s]*[^\s.,;:!?)\]]/) {
      guard let address = URL(string: String(match.output)) else { continue }
      result.addAttribute(.link, value: address, range: NSRange(match.range, in: string))
    }
    return result
  }
}
