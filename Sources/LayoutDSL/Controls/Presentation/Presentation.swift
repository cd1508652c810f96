import ViewCore

/// A view that is presented above the whole screen.
struct Presentation: Equatable {
  enum Kind {
    case sheet, popover, cover, alert, dialog

    /// Whether the dark backgrounds of the presentation are lighter: a cover has no view around it.
    var isElevated: Bool { self != .cover }
  }

  var kind: Kind
  var content: HeldView
  let dismissal: Dismissal
  /// The place at which a popover points; nil for other kinds.
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
