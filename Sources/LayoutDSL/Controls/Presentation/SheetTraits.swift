import Foundation
import ViewCore

/// The configuration of a sheet, which its content sets as a preference.
struct SheetTraits: Equatable {
  var detents: Set<PresentationDetent> = []
  var selected: PresentationDetent?
  /// Selects the detent to which the user has dragged the sheet; nil without a binding.
  var select: ((PresentationDetent) -> Void)?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var isDismissDisabled = false
  var adaptation = CompactAdaptation()
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  /// The view behind the content; nil for the background style.
  var background: ViewReference?
  /// The size on iPad; nil for that of a form.
  var sizing: HeldSizing?

  /// Whether the card has a drag indicator; by default, one that can be resized has.
  var showsDragIndicator: Bool {
    dragIndicator == .visible || dragIndicator == .automatic && detents.count > 1
  }

  static func == (left: Self, right: Self) -> Bool {
    left.detents == right.detents && left.selected == right.selected
      && left.dragIndicator == right.dragIndicator && left.cornerRadius == right.cornerRadius
      && left.isDismissDisabled == right.isDismissDisabled
      && left.adaptation == right.adaptation
      && left.backgroundInteraction == right.backgroundInteraction
      && left.background == right.background && left.sizing == right.sizing
  }
}

enum SheetTraitsKey: PreferenceKey {
  static var defaultValue: SheetTraits { SheetTraits() }

  static func reduce(value: inout SheetTraits, nextValue: () -> SheetTraits) {
    let next = nextValue()
    if value == SheetTraits() { value = next }
  }
}
