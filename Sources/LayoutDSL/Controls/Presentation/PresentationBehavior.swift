import Foundation
import ViewCore

extension View {
  /// Sets whether the views behind the enclosing sheet react to touches; such views are not dimmed.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    transformPreference(SheetTraitsKey.self, function: #function) {
      $0.backgroundInteraction = interaction
    }
  }

  /// Sets whether a drag in the enclosing sheet first scrolls its content or resizes it.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  {
    hostAttribute(behavior.name)
  }

  /// Sets the form that the enclosing presentation takes in compact size classes.
  ///
  /// By default, a popover becomes a sheet; `none` selects the form of regular size classes.
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
    return transformPreference(SheetTraitsKey.self, function: #function) {
      $0.adaptation = adaptation
    }
  }

  /// Sets the size of the enclosing sheet on iPad; on iPhone, a sheet is as wide as the screen.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    let held = HeldSizing(sizing: sizing)
    return transformPreference(SheetTraitsKey.self, function: #function) { $0.sizing = held }
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
    navigationSplitViewColumnWidth(width)
  }

  /// Sets the range of the width of the column of the enclosing inspector, which has the ideal one;
  /// on iPhone, an inspector is a sheet.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    navigationSplitViewColumnWidth(ideal)
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
