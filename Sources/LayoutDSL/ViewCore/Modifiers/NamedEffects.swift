import Foundation

// The modifiers behind `scaleEffect`, `offset`, `rotationEffect`, `opacity` and `onAppear`, under
// the names by which libraries create them, for a transition or with `ignoredByLayout()`.

/// A modifier that scales the drawing of a view, as `scaleEffect(_:anchor:)` does.
nonisolated public struct _ScaleEffect: GeometryEffect, Equatable {
  /// The factors of the width and the height.
  public var scale: CGSize
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// Creates a modifier that scales by factors about an anchor.
  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  private var effect: ScaleEffect { ScaleEffect(scale: scale, anchor: anchor) }

  /// Returns the transform for a view of a size in points.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(effect.transform(size: size, layoutDirection: .leftToRight))
  }

  /// The factors and the anchor.
  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { effect.animatableData }
    set {
      var effect = effect
      effect.animatableData = newValue
      self = Self(scale: effect.scale, anchor: effect.anchor)
    }
  }

  /// Makes the node of the effect and those of its content.
  public static func _makeView<C: View>(_ modifier: Self, content: C, inputs: inout _ViewInputs) {
    ScaleEffect._makeView(modifier.effect, content: content, inputs: &inputs)
  }
}

/// A modifier that moves the drawing of a view, as `offset(_:)` does.
nonisolated public struct _OffsetEffect: GeometryEffect, Equatable {
  /// The distance in points.
  public var offset: CGSize

  /// Creates a modifier that moves by a distance in points.
  public init(offset: CGSize) { self.offset = offset }

  /// Returns the transform for a view of a size in points.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }

  /// The distance.
  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  /// Makes the node of the effect and those of its content.
  public static func _makeView<C: View>(_ modifier: Self, content: C, inputs: inout _ViewInputs) {
    OffsetEffect._makeView(
      OffsetEffect(offset: modifier.offset), content: content, inputs: &inputs)
  }
}

/// A modifier that rotates the drawing of a view, as `rotationEffect(_:anchor:)` does.
nonisolated public struct _RotationEffect: GeometryEffect, Equatable {
  /// The angle; positive angles rotate clockwise.
  public var angle: Angle
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// Creates a modifier that rotates by an angle about an anchor.
  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }

  private var effect: RotationEffect { RotationEffect(angle: angle, anchor: anchor) }

  /// Returns the transform for a view of a size in points.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(effect.transform(size: size, layoutDirection: .leftToRight))
  }

  /// The angle and the anchor.
  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { effect.animatableData }
    set {
      var effect = effect
      effect.animatableData = newValue
      self = Self(angle: effect.angle, anchor: effect.anchor)
    }
  }

  /// Makes the node of the effect and those of its content.
  public static func _makeView<C: View>(_ modifier: Self, content: C, inputs: inout _ViewInputs) {
    RotationEffect._makeView(modifier.effect, content: content, inputs: &inputs)
  }
}

/// A modifier that sets the opacity of a view, as `opacity(_:)` does.
nonisolated public struct _OpacityEffect: EngineModifier, Animatable, Equatable {
  /// The opacity, 0...1.
  public var opacity: Double

  /// Creates a modifier that sets an opacity.
  public init(opacity: Double) { self.opacity = opacity }

  /// The opacity.
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  /// Makes the node of the effect and those of its content.
  public static func _makeView<C: View>(_ modifier: Self, content: C, inputs: inout _ViewInputs) {
    OpacityEffect._makeView(
      OpacityEffect(clamping: modifier.opacity, function: "opacity(_:)"), content: content,
      inputs: &inputs)
  }
}

/// A modifier that calls actions when a view appears and disappears, as `onAppear(perform:)` and
/// `onDisappear(perform:)` do.
nonisolated public struct _AppearanceActionModifier: EngineModifier {
  /// The action when the view appears.
  public var appear: (() -> Void)?
  /// The action when the view has disappeared.
  public var disappear: (() -> Void)?

  /// Creates a modifier that calls actions.
  public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }

  /// Makes the node of the actions and those of the content.
  public static func _makeView<C: View>(_ modifier: Self, content: C, inputs: inout _ViewInputs) {
    AppearanceModifier._makeView(
      AppearanceModifier(appear: modifier.appear, disappear: modifier.disappear),
      content: content, inputs: &inputs)
  }
}
