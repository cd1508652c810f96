import SnapRuntime

/// Decides whether programs create the app of the sources before their views, as Xcode's previews
/// do: an app may register there what its views need.
///
/// 1. Programs do not create the app until a view ends one.
/// 2. From then on they create it, and the view is tried again.
/// 3. A view that does not compile ends programs with and without the app, so that it is not tried
///    again.
/// 4. If a program then ends before it makes a view, the app itself ends it: programs no longer
///    create the app, and the first end is reported.
struct AppTrial {
  /// The end of a program because of a view.
  struct End {
    var failure: Failure
    /// The view that was being made; nil if there was none yet.
    var place: ViewPlace?
  }

  /// The index of the app among the views of the program; nil if programs create none.
  var app: Int? { isCreated ? candidate : nil }
  /// The first end; nil while no view has ended a program.
  private(set) var first: End?
  /// The app that can be created; nil if there is none, or if it ends programs itself.
  private(set) var candidate: Int?
  private var isCreated = false

  init(of candidate: Int?) {
    self.candidate = candidate
  }

  /// Returns the end to report after the end of a program; nil if the view has to be tried again,
  /// after creating the app.
  mutating func end(after end: End) -> End? {
    if case .refusedCode = end.failure, !isCreated || end.place != nil { return end }
    guard let first else {
      first = end
      isCreated = candidate != nil
      return isCreated ? nil : end
    }
    guard isCreated, end.place == nil else { return end }
    (candidate, isCreated) = (nil, false)
    return first
  }
}
