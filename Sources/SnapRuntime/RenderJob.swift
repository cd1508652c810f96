import Foundation

/// The input of a program that `snap` compiled: a task and its settings.
package struct RenderJob: Codable, Sendable {
  package var task: RenderTask
  /// The indices of the program's views that the task is about.
  package var views: [Int]
  /// The only child of a preview provider that the task is about; nil for all.
  package var child: PreviewChildName?
  package var screen: ScreenSettings
  /// The steps on the screen of each view.
  package var steps: [ScriptStep]
  /// The folders of the sources, whose string catalogs, images and fonts the views use.
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
