import Foundation

/// The input of a program that `snap` compiled: a task and its settings.
///
/// `ViewProgram` decodes it.
package struct RenderJob: Codable, Sendable {
  package var task: RenderTask
  /// The indices of the task's views among the views of the program.
  package var views: [Int]
  /// The views that ended the program in an earlier run; their pictures are left out.
  package var skipped: Set<ViewPlace> = []
  /// The number of children of the first view, a preview provider, whose snapshots an earlier run
  /// has taken.
  package var takenChildren = 0
  /// The index of the app to create before the views, as Xcode does for previews; nil for none.
  package var app: Int?
  /// The only child of a preview provider to use; nil for all.
  package var child: PreviewChildName?
  package var screen: ScreenSettings
  /// The steps to perform on the screen of each view.
  package var steps: [ScriptStep]
  /// The folders of the sources, which provide string catalogs, images and fonts.
  package var sourceFolders: [URL]
  /// Whether views may use the network.
  package var usesNetwork: Bool

  package init(
    task: RenderTask, views: [Int], child: PreviewChildName? = nil,
    screen: ScreenSettings = ScreenSettings(),
    steps: [ScriptStep] = [],
    sourceFolders: [URL] = [], usesNetwork: Bool = false
  ) {
    self.task = task
    self.views = views
    self.child = child
    self.screen = screen
    self.steps = steps
    self.sourceFolders = sourceFolders
    self.usesNetwork = usesNetwork
  }
}
