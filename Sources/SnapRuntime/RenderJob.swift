import Foundation

/// What `snap` asks of a program that it compiled: a task, and what it needs in any case.
package struct RenderJob: Codable, Sendable {
  package var task: RenderTask
  package var screen: ScreenSettings
  /// What happens on the screen of each view.
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
