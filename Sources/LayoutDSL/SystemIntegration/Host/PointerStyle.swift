import Foundation
import ViewCore

/// The appearance of a pointer.
nonisolated public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// The pointer of the system.
  public static let `default` = PointerStyle(name: "default")
  /// A beam for text in lines.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// A beam for text in columns.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// A cross for the selection of a rectangle.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// An open hand.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A closed hand.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// A pointing hand.
  public static let link = PointerStyle(name: "link")
  /// A magnifying glass with a plus sign.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// A magnifying glass with a minus sign.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// Arrows beside the edge of a column.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// Arrows at the edge of a row.
  public static let rowResize = PointerStyle(name: "rowResize")

  /// Returns arrows beside the edge of a column, in the directions in which it can move.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    PointerStyle(name: "columnResize \(directions.rawValue)")
  }

  /// Returns arrows at the edge of a row, in the directions in which it can move.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
    PointerStyle(name: "rowResize \(directions.rawValue)")
  }

  /// Returns arrows at a place of a frame, in the directions in which it can be resized.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    PointerStyle(name: "frameResize \(position) \(directions.rawValue)")
  }

  /// Returns an image whose hot spot is in fractions of its size.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
    PointerStyle(name: "image")
  }

  /// Returns a shape of a size in points, which the pointer takes.
  public static func shape(
    _ shape: some Shape, eoFill: Bool = false, size: CGSize
  ) -> PointerStyle {
    PointerStyle(name: "shape")
  }
}

extension PointerStyle: CustomStringConvertible {
  /// The name of the style.
  public var description: String { name }
}

// A headless screen has no pointer and no keys that are held down.
extension View {
  /// Sets the appearance of the pointer above the view; nil is that of the view around it.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
    hostAttribute(style?.description ?? "none")
  }

  /// Shows or hides the pointer above the view.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
    hostAttribute(visibility)
  }

  /// Adds an action for a change of the modifier keys that are held down.
  ///
  /// No key is held down: the action runs once with empty sets when the view appears, unless
  /// `initial` is false.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    hostAttribute(mask.rawValue, payload: action).onAppear { if initial { action([], []) } }
  }

  /// Replaces the view in a menu while modifier keys are held down, which they never are.
  nonisolated public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View {
    hostAttribute(V.self)
  }

  /// Sets the text by which typing selects the view in a list.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
    hostAttribute(text?.plainString ?? "none")
  }

  /// Sets the localized string by which typing selects the view in a list.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    hostAttribute(Text(stringKey).plainString)
  }

  /// Sets the string by which typing selects the view in a list.
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    hostAttribute(string)
  }
}
