#if os(Linux) || !canImport(UIKit)
  /// An object that makes a view unequal to each other one.
  ///
  /// A view that reads an object of UIKit, which changes in place, is evaluated again whenever the
  /// view around it is.
  package final class EvaluationMark: Sendable {
    package init() {}
  }
#endif
