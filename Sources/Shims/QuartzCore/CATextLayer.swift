import CoreGraphics
import Drawing
import SystemIntegration
import ViewCore

/// The alignment of the lines of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an alignment by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As the language is written.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// To the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// To the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// To both edges; drawn as `natural`.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The truncation of a long line in a text layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a place by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the edge; drawn as `end`.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// With dots at the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// With dots in the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// With dots at the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// A layer that draws a text in the system's font.
open class CATextLayer: CALayer, LayerDrawing {
  /// A `String`, or an `NSAttributedString`, whose attributes are not drawn.
  open var string: Any?
  /// The font, which is not drawn.
  open var font: CFTypeRef?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The colour of the text.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether lines break.
  open var isWrapped = false
  /// The truncation of a long line.
  open var truncationMode = CATextLayerTruncationMode.none
  /// The alignment of the lines.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Whether text is drawn with colours of subpixels; it never is.
  open var allowsFontSubpixelQuantization = false

  package func contentItems(
    in rect: CGRect, environment: EnvironmentValues
  ) -> [DisplayItem] {
    let text = string as? String ?? (string as? NSAttributedString)?.string ?? ""
    guard !text.isEmpty, let services = environment.values.images.services, rect.width > 0,
      rect.height > 0
    else { return [] }
    let alignment: (lines: TextAlignment, place: Alignment) =
      switch alignmentMode {
      case .right: (.trailing, .topTrailing)
      case .center: (.center, .top)
      default: (.leading, .topLeading)
      }
    let label = Text(verbatim: text)
      .font(.system(size: fontSize))
      .foregroundStyle(Color(foregroundColor?.resolved ?? .black))
      .lineLimit(isWrapped ? nil : 1)
      .truncationMode(
        truncationMode == .start ? .head : truncationMode == .middle ? .middle : .tail
      )
      .multilineTextAlignment(alignment.lines)
      .frame(width: rect.width, height: rect.height, alignment: alignment.place)
    let graph = ViewGraph(
      content: label, environment: environment, services: services,
      size: ProposedViewSize(rect.size))
    graph.update()
    let move = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    return [.group(.transform(move), graph.displayList(scale: environment.displayScale))]
  }
}
