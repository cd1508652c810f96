import Foundation
import LayoutDSL
import Render
import ViewClock

/// A view that a program can render, by the name it goes by in its source.
///
/// Public because the programs that `snap` compiles make these; `import SwiftUI` does not reach it.
public struct ViewEntry {
  let name: String
  let makeHost: @MainActor (RenderJob) throws(FontError) -> ViewHost

  /// Creates an entry whose view is built anew for each job.
  public init<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.name = name
    makeHost = { (job) throws(FontError) in try job.host(size: job.size, content: content) }
  }

  /// Creates an entry for what a `#Preview` shows, of the size that its traits fix unless the job
  /// has one.
  public init(_ name: String, preview: @escaping @MainActor () -> Preview) {
    self.name = name
    makeHost = { (job) throws(FontError) in
      let preview = preview()
      // A date in it is that at which its screen begins, not that of the machine.
      let view = ViewClock().makeCurrent(preview.makeView)
      return try job.host(size: job.size ?? preview.fixedSize, showing: view)
    }
  }
}

extension Preview {
  fileprivate var fixedSize: CGSize? {
    for case .fixedLayout(let width, let height) in traits.map(\.value) {
      return CGSize(width: width, height: height)
    }
    return nil
  }
}

extension RenderJob {
  @MainActor fileprivate func host<Content: View>(
    size: CGSize?, @ViewBuilder content: () -> Content
  ) throws(FontError) -> ViewHost {
    try ViewHost(
      size: size, scale: scale, colorScheme: scheme == .dark ? .dark : .light,
      background: background.color, content: content)
  }

  /// A screen with a view whose type is known only now, without anything around it.
  @MainActor fileprivate func host(
    size: CGSize?, showing view: some View
  ) throws(FontError) -> ViewHost {
    try host(size: size) { view }
  }
}
