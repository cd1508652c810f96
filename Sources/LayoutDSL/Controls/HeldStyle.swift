/// A style as a property of the view that it makes, so that its own properties, such as values of
/// the environment, work.
nonisolated struct HeldStyle<Style>: PropertyHolder {
  var style: Style

  static var heldType: Any.Type { Style.self }
}
