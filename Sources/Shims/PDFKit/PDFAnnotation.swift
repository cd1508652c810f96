// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  public static let line = PDFAnnotationSubtype(rawValue: "/Line")
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

open class PDFAnnotation: NSObject, @unchecked Sendable {
  open var bounds: CGRect
  open var color = UIColor.yellow
  open var contents: String?
  open var font: UIFont?
  open var fontColor: UIColor?
  open var type: String?
  open var url: URL?
  open weak var page: PDFPage?
  open var border: PDFBorder?
  open var interiorColor: UIColor?
  open var backgroundColor: UIColor?
  open var action: PDFAction?
  open var destination: PDFDestination?
  open var userName: String?
  open var modificationDate: Date?
  open var iconType = PDFTextAnnotationIconType.note
  open var alignment = NSTextAlignment.natural
  open var shouldDisplay = true
  open var shouldPrint = true
  open var isHighlighted = false
  open var isReadOnly = false
  open var popup: PDFAnnotation?
  open private(set) var paths: [UIBezierPath]?
  open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
  open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }
  open var quadrilateralPoints: [NSValue]?
  open var startPoint = CGPoint.zero
  open var endPoint = CGPoint.zero
  open var startLineStyle = PDFLineStyle.none
  open var endLineStyle = PDFLineStyle.none
  open var widgetFieldType = PDFAnnotationWidgetSubtype(rawValue: "")
  open var widgetStringValue: String?
  open var widgetDefaultStringValue: String?
  open var widgetControlType = PDFWidgetControlType.unknownControl
  open var buttonWidgetState = PDFWidgetCellState.offState
  open var buttonWidgetStateString = ""
  open var fieldName: String?
  open var caption: String?
  open var choices: [String]?
  open var values: [String]?
  open var isMultiline = false
  open var maximumLength = 0
  open var hasComb = false
  private var entries: [PDFAnnotationKey: Any] = [:]
  open var annotationKeyValues: [AnyHashable: Any] { entries }
  @discardableResult
  open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    entries[key] = value
    return true
  }
  open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { entries[key] }
  open func removeValue(forAnnotationKey key: PDFAnnotationKey) { entries[key] = nil }
  open func draw(with box: PDFDisplayBox, in context: CGContext) {}
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    type = annotationType.rawValue
  }
}

public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let border = Self(rawValue: "/Border")
  public static let color = Self(rawValue: "/C")
  public static let contents = Self(rawValue: "/Contents")
  public static let date = Self(rawValue: "/M")
  public static let flags = Self(rawValue: "/F")
  public static let name = Self(rawValue: "/NM")
  public static let rect = Self(rawValue: "/Rect")
  public static let subtype = Self(rawValue: "/Subtype")
  public static let textLabel = Self(rawValue: "/T")
  public static let quadPoints = Self(rawValue: "/QuadPoints")
  public static let inklist = Self(rawValue: "/InkList")
  public static let widgetValue = Self(rawValue: "/V")
}

public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let button = Self(rawValue: "/Btn")
  public static let choice = Self(rawValue: "/Ch")
  public static let signature = Self(rawValue: "/Sig")
  public static let text = Self(rawValue: "/Tx")
}

public enum PDFTextAnnotationIconType: Int, Sendable {
  case comment, key, note, help, newParagraph, paragraph, insert
}

public enum PDFLineStyle: Int, Sendable {
  case none, square, circle, diamond, openArrow, closedArrow
}

public enum PDFWidgetControlType: Int, Sendable {
  case unknownControl = -1
  case pushButtonControl, radioButtonControl, checkBoxControl
}

public enum PDFWidgetCellState: Int, Sendable {
  case mixedState = -1
  case offState, onState
}
public enum PDFBorderStyle: Int, Sendable { case solid, dashed, beveled, inset, underline }

open class PDFBorder: NSObject, @unchecked Sendable {
  open var style = PDFBorderStyle.solid
  open var lineWidth: CGFloat = 1
  open var dashPattern: [Any]?
  public override init() { super.init() }
}

open class PDFAction: NSObject, @unchecked Sendable {
  open var type: String { "" }
}

open class PDFActionURL: PDFAction, @unchecked Sendable {
  open var url: URL?
  public init(url: URL) { self.url = url }
  open override var type: String { "URI" }
}

open class PDFActionGoTo: PDFAction, @unchecked Sendable {
  open var destination: PDFDestination
  public init(destination: PDFDestination) { self.destination = destination }
  open override var type: String { "GoTo" }
}
