import LayoutDSL
import Render

/// A view that a program can render, by the name it goes by in its source.
///
/// Public because the programs that `snap` compiles make these; `import SwiftUI` does not reach it.
public struct ViewEntry {
  let name: String
  let makeHost: @MainActor (RenderJob) -> ViewHost

  /// Creates an entry whose view is built anew for each job.
  public init<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.name = name
    makeHost = { job in
      ViewHost(
        size: job.size, scale: job.scale, colorScheme: job.scheme == .dark ? .dark : .light,
        background: job.background.color(in: job.scheme), content: content)
    }
  }
}
