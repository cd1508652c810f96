import UIKit
@_exported import Vision

/// A piece of text or a code that a camera sees; there is none.
public enum RecognizedItem: Identifiable, Sendable {
  /// The corners of an item, in the coordinates of the scanner's view.
  public struct Bounds: Hashable, Sendable {
    /// The corner at the top left.
    public let topLeft: CGPoint
    /// The corner at the top right.
    public let topRight: CGPoint
    /// The corner at the bottom right.
    public let bottomRight: CGPoint
    /// The corner at the bottom left.
    public let bottomLeft: CGPoint
  }
  /// A piece of text.
  public struct Text: Identifiable, Hashable, Sendable {
    /// The identity of the text while it is seen.
    public let id: UUID
    /// The corners of the text.
    public let bounds: Bounds
    /// The text.
    public let transcript: String
  }
  /// A code.
  public struct Barcode: Identifiable, Hashable, Sendable {
    /// The identity of the code while it is seen.
    public let id: UUID
    /// The corners of the code.
    public let bounds: Bounds
    /// The content of the code; nil if it is not text.
    public let payloadStringValue: String?
  }

  /// A piece of text.
  case text(Text)
  /// A code.
  case barcode(Barcode)

  /// The identity of the item while it is seen.
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }
  /// The corners of the item.
  public var bounds: Bounds {
    switch self {
    case .text(let text): text.bounds
    case .barcode(let code): code.bounds
    }
  }
}

/// An object that is told what a scanner sees; nothing is reported to it.
@MainActor @preconcurrency public protocol DataScannerViewControllerDelegate: AnyObject {
  /// Tells that the user has zoomed.
  func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
  /// Tells that the user has tapped an item.
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  /// Tells which items have come into sight.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Tells which items have moved.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Tells which items are out of sight.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Tells that the scanner can no longer work.
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}
extension DataScannerViewControllerDelegate {
  /// Does nothing, which is the default.
  public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
  /// Does nothing, which is the default.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem
  ) {}
  /// Does nothing, which is the default.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Does nothing, which is the default.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Does nothing, which is the default.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Does nothing, which is the default.
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}

/// A camera that reads text and codes; a placeholder is drawn.
@MainActor @preconcurrency
open class DataScannerViewController: UIViewController, SystemScreen {
  /// A kind of data to look for.
  public struct RecognizedDataType: Hashable, Sendable {
    private let name: String
    private let details: [String]

    /// Text in some languages; all languages if there are none.
    public static func text(
      languages: [String] = [], textContentType: TextContentType? = nil
    ) -> RecognizedDataType {
      RecognizedDataType(name: "text", details: languages)
    }
    /// Codes of some kinds; all kinds if there are none.
    public static func barcode(symbologies: [VNBarcodeSymbology]) -> RecognizedDataType {
      RecognizedDataType(name: "barcode", details: symbologies.map(\.rawValue))
    }
    /// Codes of all kinds.
    public static func barcode() -> RecognizedDataType {
      RecognizedDataType(name: "barcode", details: [])
    }
  }
  /// The meaning of a text.
  public enum TextContentType: Hashable, Sendable {
    /// An address of a place, or a moment with or without a length.
    case fullStreetAddress, dateTimeDuration
    /// An address of e-mail, a flight, an amount of money, or a parcel.
    case emailAddress, flightNumber, currency, shipmentTrackingNumber
    /// A number of a telephone, or a link.
    case telephoneNumber, URL
  }
  /// The accuracy of the recognition.
  public enum QualityLevel: Hashable, Sendable {
    /// A middle way, speed first, or accuracy first.
    case balanced, fast, accurate
  }
  /// The reason why no data can be scanned.
  public enum ScanningUnavailable: Error, Hashable, Sendable {
    /// The device has no camera, or the user does not allow it.
    case unsupported, cameraRestricted
  }

  /// The kinds of data to look for.
  public let recognizedDataTypes: Set<RecognizedDataType>
  /// The accuracy of the recognition.
  public let qualityLevel: QualityLevel
  /// Whether several items are recognized at a time.
  public let recognizesMultipleItems: Bool
  /// Whether moving items are followed closely.
  public let isHighFrameRateTrackingEnabled: Bool
  /// Whether a pinch zooms.
  public let isPinchToZoomEnabled: Bool
  /// Whether the user is told to come closer.
  public let isGuidanceEnabled: Bool
  /// Whether items are outlined.
  public let isHighlightingEnabled: Bool
  /// The object that is told what is seen; it is held weakly.
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  /// The part of the view in which items are recognized; nil is all of it.
  open var regionOfInterest: CGRect?
  /// The magnification.
  open var zoomFactor = 1.0
  /// A view over the camera's picture.
  public let overlayContainerView = UIView()

  /// Whether the device has the camera for it: never.
  open class var isSupported: Bool { false }
  /// Whether the user allows the camera: never.
  open class var isAvailable: Bool { false }
  /// The languages of recognizable texts: none.
  open class var supportedTextRecognitionLanguages: [String] { [] }
  /// Whether a scan is running: never.
  open var isScanning: Bool { false }
  /// The items in sight, which is one empty list.
  open var recognizedItems: AsyncStream<[RecognizedItem]> {
    AsyncStream { $0.finish() }
  }

  /// Creates a scanner.
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) {
    self.recognizedDataTypes = recognizedDataTypes
    self.qualityLevel = qualityLevel
    self.recognizesMultipleItems = recognizesMultipleItems
    self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
    self.isPinchToZoomEnabled = isPinchToZoomEnabled
    self.isGuidanceEnabled = isGuidanceEnabled
    self.isHighlightingEnabled = isHighlightingEnabled
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns nil: a scanner is not stored in a file.
  public required init?(coder: NSCoder) { nil }

  /// Fails, since there is no camera.
  open func startScanning() throws { throw ScanningUnavailable.unsupported }
  /// Does nothing, since no scan runs.
  open func stopScanning() {}
  /// Fails, since there is no camera.
  open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}
