/// A range of text that is shaped at once: one face, one script, one direction.
struct TextItem {
  /// The range in UTF-8 offsets.
  var range: Range<Int>
  var run: Int
  /// The face; nil for a character that no font has.
  var face: FontFace?
  var script: Script
  var level: UInt8

  var isRightToLeft: Bool { level % 2 == 1 }
}
