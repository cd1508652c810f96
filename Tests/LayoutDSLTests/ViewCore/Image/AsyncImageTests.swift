import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor
struct AsyncImageTests {
  private let there = URL(fileURLWithPath: "/pictures/30x20")
  private let absent = URL(fileURLWithPath: "/pictures/none")
  private let remote = URL(string: "https://example.com/30x20")

  @Test func fileImagesHaveTheirSize() {
    let screen = Screen {
      VStack(spacing: 0) {
        AsyncImage(url: there).probe("plain")
        AsyncImage(url: there, scale: 2).probe("double")
        AsyncImage(url: there) {
          $0.resizable()
        } placeholder: {
          Color.clear
        }
        .frame(width: 7, height: 9).probe("resized")
      }
    }
    #expect(screen.frame("plain").size == CGSize(width: 30, height: 20))
    #expect(screen.frame("double").size == CGSize(width: 15, height: 10))
    #expect(screen.frame("resized").size == CGSize(width: 7, height: 9))
  }

  @Test func phaseFollowsTheURL() {
    func phase(_ url: URL?) -> String {
      var text = ""
      _ = Screen {
        AsyncImage(url: url) { phase -> Color in
          text = phase.image != nil ? "image" : phase.error != nil ? "error" : "empty"
          return Color.clear
        }
      }
      return text
    }
    #expect(phase(there) == "image")
    #expect(phase(absent) == "error")
    #expect(phase(remote) == "empty")
    #expect(phase(nil) == "empty")
  }

  @Test func placeholderFillsTheProposedSpace() {
    let screen = Screen(100, 80) { AsyncImage(url: remote).probe("grey") }
    #expect(screen.frame("grey") == CGRect(0, 0, 100, 80))
    #expect(screen.list.items.count == 1)
  }

  @Test func imagesThatAreNotLoadedAreReported() throws {
    let remote = try #require(remote)
    let screen = Screen {
      VStack {
        AsyncImage(url: remote)
        AsyncImage(url: there)
        AsyncImage(url: nil)
      }
    }
    #expect(
      screen.graph.diagnostics.map(\.problem) == [.remoteImage("https://example.com/30x20")])
    let broken = Screen { AsyncImage(url: absent) }
    #expect(broken.graph.diagnostics.count == 1)
    #expect(broken.graph.diagnostics.first?.description.contains("none cannot be shown") == true)
  }
}
