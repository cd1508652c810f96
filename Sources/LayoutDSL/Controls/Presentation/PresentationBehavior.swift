import Foundation
import ViewCore

/// Whether the views behind a sheet react to touches.
nonisolated public struct PresentationBackgroundInteraction: Hashable, Sendable {
  enum Reach: Hashable, Sendable {
    case none, always, upThrough(PresentationDetent)
  }

  /// The detents at which they do.
  let reach: Reach

  /// The default of the presentation.
  public static var automatic: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .none)
  }
  /// They do.
  public static var enabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .always)
  }
  /// They do not.
  public static var disabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .none)
  }

  /// They do while the sheet rests at a detent, or at a smaller one.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .upThrough(detent))
  }
}

/// Whether a drag in a sheet first scrolls or first resizes.
nonisolated public struct PresentationContentInteraction: Hashable, Sendable {
  package let name: String

  /// The default of the presentation.
  public static var automatic: PresentationContentInteraction {
    PresentationContentInteraction(name: "automatic")
  }
  /// It resizes the sheet.
  public static var resizes: PresentationContentInteraction {
    PresentationContentInteraction(name: "resizes")
  }
  /// It scrolls the content.
  public static var scrolls: PresentationContentInteraction {
    PresentationContentInteraction(name: "scrolls")
  }
}

extension View {
  /// Sets whether the views behind the enclosing sheet react to touches; those are not dimmed.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    transformPreference(SheetTraitsKey.self) { $0.backgroundInteraction = interaction }
  }

  /// Sets whether a drag in the enclosing sheet first scrolls or first resizes.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  {
    hostAttribute(behavior.name)
  }

  /// Sets the form that the enclosing presentation takes in compact size classes.
  ///
  /// A popover can stay one, or become a cover; `none` selects the form of regular size classes.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets the forms that the enclosing presentation takes in compact widths and in compact heights.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    let adaptation = CompactAdaptation(
      horizontal: horizontalAdaptation, vertical: verticalAdaptation)
    return transformPreference(SheetTraitsKey.self) { $0.adaptation = adaptation }
  }

  /// Sets the size of the enclosing sheet; on iPhone, a sheet is as wide as the screen.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    hostAttribute(type(of: sizing))
  }

  /// Sets whether the enclosing presentation keeps the app from terminating.
  nonisolated public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
    hostAttribute(prevents.map { "\($0)" } ?? "automatic")
  }

  /// Sets whether the alerts and action sheets of the view keep the app from terminating.
  nonisolated public func dialogPreventsAppTermination(_ prevents: Bool?) -> some View {
    hostAttribute(prevents.map { "\($0)" } ?? "automatic")
  }

  /// Sets the width of the column of the enclosing inspector; on iPhone, an inspector is a sheet.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    hostAttribute(width)
  }

  /// Sets the range of the width of the column of the enclosing inspector; on iPhone, an inspector
  /// is a sheet.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    hostAttribute(ideal)
  }

  /// Sets the severity of the alerts and action sheets of the view; iOS draws none.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    hostAttribute(severity.name)
  }

  /// Sets the icon of the alerts and action sheets of the view; iOS draws none.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View {
    hostAttribute(icon == nil ? "none" : "image", payload: icon)
  }

  /// Adds a toggle that suppresses the alerts of the view; iOS draws none.
  nonisolated public func dialogSuppressionToggle(
    isSuppressed: Binding<Bool>
  ) -> some View {
    hostAttribute("", payload: isSuppressed)
  }

  /// Adds a toggle with a localized title that suppresses the alerts of the view; iOS draws none.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    hostAttribute("", payload: isSuppressed)
  }
}

/// The forms that a presentation takes in compact widths and in compact heights.
struct CompactAdaptation: Equatable {
  var horizontal = PresentationAdaptation.automatic
  var vertical = PresentationAdaptation.automatic
}

/// The form that a presentation takes in a compact size class.
nonisolated public struct PresentationAdaptation: Hashable, Sendable {
  package let name: String

  /// The default of the presentation.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(name: "automatic") }
  /// The form of regular size classes.
  public static var none: PresentationAdaptation { PresentationAdaptation(name: "none") }
  /// A popover.
  public static var popover: PresentationAdaptation { PresentationAdaptation(name: "popover") }
  /// A sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(name: "sheet") }
  /// A view that covers the screen.
  public static var fullScreenCover: PresentationAdaptation {
    PresentationAdaptation(name: "fullScreenCover")
  }
}

/// The severity of an alert.
nonisolated public struct DialogSeverity: Hashable, Sendable {
  package let name: String

  /// The default of the platform.
  public static var automatic: DialogSeverity { DialogSeverity(name: "automatic") }
  /// A usual alert.
  public static var standard: DialogSeverity { DialogSeverity(name: "standard") }
  /// A warning.
  public static var critical: DialogSeverity { DialogSeverity(name: "critical") }
}
