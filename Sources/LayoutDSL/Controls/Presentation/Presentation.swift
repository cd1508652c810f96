import ViewCore

/// A view that is presented above the whole screen.
struct Presentation: Equatable {
  enum Kind {
    case sheet, popover, cover, alert, dialog

    /// Whether dark backgrounds in the presentation are lighter, which is so unless it is a cover.
    var isElevated: Bool { self != .cover }
  }

  var kind: Kind
  var content: ViewReference
  let dismissal: Dismissal
  /// The environment of the view that presents.
  let environment: EnvironmentValues
  /// The anchor at which a popover points; nil for other kinds.
  var source: PopoverSource?

  static func == (left: Presentation, right: Presentation) -> Bool {
    left.kind == right.kind && left.content == right.content
      && left.dismissal === right.dismissal && left.source == right.source
  }
}

enum PresentationKey: PreferenceKey {
  static var defaultValue: [Presentation] { [] }

  static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) {
    value += nextValue()
  }
}
