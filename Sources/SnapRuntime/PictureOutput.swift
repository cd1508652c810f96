/// The files of the pictures of a task.
package enum PictureOutput: Codable, Equatable, Sendable {
  /// One file, or the pattern of several that are numbered in the order of the views.
  case file(OutputPath)
  /// The files of each view of the task, or their patterns.
  case perView([OutputPath])
}

/// A picture among all pictures of a task, each number from 1.
struct PicturePlace {
  /// The index of the view's entry.
  var entry: Int
  /// The number among the children of a preview provider; nil for the only view of an entry.
  var child: Int?
  /// The number among the views of the task.
  var view: Int
  var viewCount: Int
  /// The number among the pictures of the view.
  var shot: Int
  var shotCount: Int
  /// The name of the shot, such as its time; nil without a name.
  var name: String?
  /// Whether a script names the shot, which shows its name even if it is the only one.
  var isNamedByScript: Bool
}

extension PictureOutput {
  /// Returns the path of a picture.
  func path(of place: PicturePlace) -> String {
    switch self {
    case .file(let output):
      let label =
        place.name.map { place.viewCount > 1 ? "\(place.view).\($0)" : $0 }
        ?? "\((place.view - 1) * place.shotCount + place.shot)"
      let isOnlyOne = place.viewCount * place.shotCount == 1 && !place.isNamedByScript
      return isOnlyOne ? output.path : output.path(labelled: label)
    case .perView(let outputs):
      let isOnlyOne = place.shotCount == 1 && !place.isNamedByScript
      let labels = [
        place.child.map { "\($0)" },
        isOnlyOne ? nil : place.name ?? "\(place.shot)",
      ].compactMap(\.self)
      let output = outputs[place.entry]
      return labels.isEmpty ? output.path : output.path(labelled: labels.joined(separator: "."))
    }
  }
}
