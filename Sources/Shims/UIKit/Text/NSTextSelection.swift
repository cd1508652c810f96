// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

open class NSTextSelection: NSObject {
  public enum Granularity: Int, Sendable { case character, word, paragraph, line, sentence }
  public enum Affinity: Int, Sendable { case upstream, downstream }
  public let textRanges: [NSTextRange]
  public let affinity: Affinity
  public let granularity: Granularity
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
    (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
  }
  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }
}
open class NSTextSelectionNavigation: NSObject {}
