import Foundation
import Goldens

/// The names of the pictures of views in one folder: the source and the view, as in
/// `Settings.Dark`, or one of the two if they are the same or the view has no name.
struct PictureNames {
  /// The names of the views, in their order.
  let all: [String]

  init(of views: [Candidate]) {
    var names = DistinctNames()
    all = views.map { view in
      let file = URL(fileURLWithPath: view.path).deletingPathExtension().lastPathComponent
      let title = view.isUntitled ? "" : GoldenPath.sanitized(view.name)
      return names.insert(title.isEmpty || title == file ? file : "\(file).\(title)")
    }
  }
}
