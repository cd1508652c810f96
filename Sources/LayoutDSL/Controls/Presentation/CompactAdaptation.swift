/// The forms that a presentation takes in compact widths and in compact heights.
struct CompactAdaptation: Equatable {
  var horizontal = PresentationAdaptation.automatic
  var vertical = PresentationAdaptation.automatic
}
