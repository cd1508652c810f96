import Foundation
import Render

/// Writes a picture of a badge to the path in its argument.
@main
struct Client {
  static func main() throws {
    let counter = Counter()
    counter.count = 42
    let host = try ViewHost(scale: 2) { Badge(counter: counter) }
    try host.render().write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
  }
}
