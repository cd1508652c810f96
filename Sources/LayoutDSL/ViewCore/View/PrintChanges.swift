extension View {
  /// Has no effect: the values that caused an evaluation of the body are not recorded.
  public static func _printChanges() {}

  /// Has no effect: the values that caused an evaluation of the body are not recorded.
  public static func _logChanges() {}
}
