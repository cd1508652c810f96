import UIKit

/// The analysis of a picture, which finds nothing.
public final class ImageAnalysis: Sendable {
  /// The text in the picture.
  public var transcript: String { "" }
  /// Returns whether there is something of a kind in the picture: never.
  public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

/// An analyzer of pictures, which finds nothing.
public final class ImageAnalyzer: Sendable {
  /// The kinds of things to look for.
  public struct AnalysisTypes: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt
    /// Creates a set of kinds from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Text.
    public static let text = AnalysisTypes(rawValue: 1)
    /// Codes.
    public static let machineReadableCode = AnalysisTypes(rawValue: 2)
    /// Things that can be looked up, such as plants.
    public static let visualLookUp = AnalysisTypes(rawValue: 4)
  }
  /// The settings of an analysis.
  public struct Configuration: Sendable {
    /// The kinds of things to look for.
    public var analysisTypes: AnalysisTypes
    /// The languages of texts.
    public var locales: [String] = []
    /// Creates settings that look for some kinds of things.
    public init(_ types: AnalysisTypes) { analysisTypes = types }
  }
  /// Whether the device can analyze pictures: never.
  public static var isSupported: Bool { false }
  /// Creates an analyzer.
  public init() {}
  /// Returns an analysis without results.
  @MainActor
  public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis
  {
    ImageAnalysis()
  }
}

/// An object that is told how a user deals with the text of a picture; nothing is reported to it.
@MainActor @preconcurrency public protocol ImageAnalysisInteractionDelegate: AnyObject {}

/// The selection of text in a picture, which is never possible.
@MainActor @preconcurrency
open class ImageAnalysisInteraction: NSObject, UIInteraction {
  /// The things that a user can do with a picture.
  public struct InteractionTypes: OptionSet, Sendable {
    /// One bit for each thing.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The choice of the system.
    public static let automatic = InteractionTypes(rawValue: 1)
    /// The selection of text.
    public static let textSelection = InteractionTypes(rawValue: 2)
    /// The use of dates, addresses and other data.
    public static let dataDetectors = InteractionTypes(rawValue: 4)
    /// The extraction of a subject.
    public static let imageSubject = InteractionTypes(rawValue: 8)
    /// The look-up of things in the picture.
    public static let visualLookUp = InteractionTypes(rawValue: 16)
  }
  /// The view with the picture.
  open private(set) weak var view: UIView?
  /// The object that is told about the user; it is held weakly.
  open weak var delegate: (any ImageAnalysisInteractionDelegate)?
  /// The analysis of the picture; nil for none.
  open var analysis: ImageAnalysis?
  /// The things that the user may do.
  open var preferredInteractionTypes = InteractionTypes()
  /// Whether the button for texts is hidden.
  open var isSupplementaryInterfaceHidden = false
  /// Creates an interaction.
  public override init() { super.init() }
  /// Creates an interaction with a delegate.
  public convenience init(_ delegate: any ImageAnalysisInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }
  /// Keeps the view.
  open func willMove(to view: UIView?) { self.view = view }
  /// Does nothing more.
  open func didMove(to view: UIView?) {}
}
