import Foundation

/// The input of a program that `snap` compiled: a task and its settings.
package struct RenderJob: Codable, Sendable {
  package var task: RenderTask
  package var screen: ScreenSettings
  /// The steps on the screen of each view.
  package var steps: [ScriptStep]
  /// The folders of the sources, whose string catalogs, images and fonts the views use.
  package var sourceFolders: [URL]

  package init(
    task: RenderTask, screen: ScreenSettings = ScreenSettings(), steps: [ScriptStep] = [],
    sourceFolders: [URL] = []
  ) {
    self.task = task
    self.screen = screen
    self.steps = steps
    self.sourceFolders = sourceFolders
  }
}
