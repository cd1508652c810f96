import Foundation
import LayoutDSL
import Render
import SnapRuntime

/// Reads a script and performs its steps on a screen.
@MainActor func fuzzScript(_ bytes: [UInt8]) -> Bool {
  let text = String(decoding: bytes, as: UTF8.self)
  guard let steps = try? Script.steps(of: text, name: "script"),
    let host = try? ViewHost(size: CGSize(width: 100, height: 100), content: { Scripted() })
  else { return false }
  for step in steps.prefix(20) {
    try? host.perform(step)
  }
  return (try? host.render()) != nil
}

/// A screen with something to scroll, tap and type into.
private struct Scripted: View {
  @State private var text = ""
  @State private var isOn = false

  var body: some View {
    ScrollView {
      TextField("field", text: $text).id("field")
      Toggle("toggle", isOn: $isOn)
      Button("button") { withAnimation { isOn.toggle() } }
      Color.red.frame(height: isOn ? 300 : 200)
    }
    .id("list")
  }
}

/// Seeds: all steps, with all forms of their arguments.
let scriptSeeds: [[UInt8]] = [
  "scroll 0,40\nscroll list 0,0\ndrag 50,90 to 50,10 in 0.5s easeOut\nshot a\n",
  "down 50,50\nmove 50,20 in 200ms linear\nhold 1s\nup # comment\nwait idle\n",
  "tap field\ntype \"a \\\"b\\\\ \\b\"\ndoubletap 50,50\nlongpress button for 700ms\n",
  "fling 50,50 by 0,-900\nwait 0.25s\npinch 50,50 by 2 in 1s\nrotate 50,50 by -90\nshot \"b c\"\n",
].map { Array($0.utf8) }
