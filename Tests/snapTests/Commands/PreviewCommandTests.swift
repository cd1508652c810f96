import Foundation
import Render
import Testing

struct PreviewCommandTests {
  private static let source = """
    import SwiftUI

    struct Switch: View {
      @State private var isOn = false

      var body: some View {
        Rectangle().fill(isOn ? Color.red : Color.blue).frame(width: 20, height: 10)
          .onTapGesture { isOn.toggle() }
      }
    }

    #Preview("Switch", traits: .sizeThatFitsLayout) { Switch() }

    #Preview("Trap", traits: .sizeThatFitsLayout) {
      Color.red.frame(width: 1, height: 1).onTapGesture { fatalError("trapped") }
    }
    """

  /// A running `snap preview` on a file.
  private final class Server {
    let folder: URL
    let port: UInt16
    let token: String
    private let process: Process

    init(_ source: String = PreviewCommandTests.source) throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("snapTests.\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try source.write(
        to: folder.appendingPathComponent("Switch.swift"), atomically: false, encoding: .utf8)
      process = try SnapCommand.process(["preview", "Switch.swift"])
      process.currentDirectoryURL = folder
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      var line = Data()
      while line.last != UInt8(ascii: "\n") {
        line += try #require(try output.fileHandleForReading.read(upToCount: 1))
      }
      let address = String(decoding: line, as: UTF8.self)
      let match = try #require(
        address.wholeMatch(of: #/http://127\.0\.0\.1:([0-9]+)/\?token=([0-9a-f]{64})\n/#))
      port = try #require(UInt16(match.1))
      token = String(match.2)
    }

    deinit {
      process.terminate()
      try? FileManager.default.removeItem(at: folder)
    }

    func status(_ target: String, _ headers: [String: String] = [:]) throws -> String {
      let all = ["Host": "127.0.0.1:\(port)"].merging(headers) { $1 }
      let head = try PageClient(port: port).request(target, headers: all)
      return String(head.dropFirst("HTTP/1.1 ".count).prefix(3))
    }

    func edit(_ old: String, to new: String) throws {
      try PreviewCommandTests.source.replacing(old, with: new).write(
        to: folder.appendingPathComponent("Switch.swift"), atomically: true, encoding: .utf8)
    }
  }

  /// The page's side of a WebSocket.
  private final class Page {
    private let client: PageClient
    private var number = 0
    private(set) var state: [String: Any] = [:]

    init(_ server: Server) throws {
      client = try PageClient(port: server.port)
      let head = try client.request(
        "/session?token=\(server.token)",
        headers: [
          "Host": "127.0.0.1:\(server.port)", "Origin": "http://127.0.0.1:\(server.port)",
          "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
          "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        ])
      #expect(head.hasPrefix("HTTP/1.1 101"))
      #expect(head.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
    }

    var build: Int { state["build"] as? Int ?? 0 }
    var problem: String? { state["problem"] as? String }

    /// Waits for the next message; keeps the state of the sources, which arrives at any time, such as
    /// between a question and its answer.
    private func next() throws -> [String: Any] {
      let message = try #require(
        try JSONSerialization.jsonObject(with: client.nextText()) as? [String: Any])
      if let state = message["state"] as? [String: Any] { self.state = state }
      return message
    }

    /// Waits for a state of the sources.
    func wait(until holds: (Page) -> Bool) throws {
      while !holds(self) { _ = try next() }
    }

    func ask(
      _ kind: String, view: Int = 0, child: Int = 0, script: String = "", scheme: String = "light"
    ) throws -> [String: Any] {
      number += 1
      let request: [String: Any] = [
        "number": number, "kind": kind, "view": ["entry": view, "child": child],
        "script": script,
        "point": [5, 5],
        "screen": [
          "device": "", "isLandscape": false, "showsStatusBar": false, "scheme": scheme,
          "typeSize": "large",
          "isRightToLeft": false, "systemVersion": 18, "scale": 1,
        ],
      ]
      try client.send(JSONSerialization.data(withJSONObject: request))
      while true {
        let message = try next()
        if let answer = message["answer"] as? [String: Any], answer["number"] as? Int == number {
          return answer
        }
      }
    }

    /// The colour in the middle of the view after a script.
    func color(script: String = "") throws -> String {
      let answer = try ask("picture", script: script)
      let picture = try #require(answer["picture"] as? [String: Any], "\(answer)")
      let data = try #require(Data(base64Encoded: picture["data"] as? String ?? ""))
      let pixel = try Pixmap(pngData: data)[10, 5]
      return pixel.red > pixel.blue ? "red" : pixel.green > pixel.blue ? "green" : "blue"
    }
  }

  @Test func onlyThePageWithTheTokenIsServed() throws {
    let server = try Server()
    let query = "?token=\(server.token)"
    #expect(try server.status("/\(query)") == "200")
    #expect(try server.status("/") == "403")
    #expect(try server.status("/?token=0") == "403")
    #expect(try server.status("/\(query)", ["Origin": "http://example.com"]) == "403")
    #expect(try server.status("/\(query)", ["Host": "example.com:\(server.port)"]) == "403")
    #expect(try server.status("/session") == "403")
    #expect(
      try server.status(
        "/session\(query)",
        [
          "Origin": "http://example.com", "Upgrade": "websocket", "Connection": "Upgrade",
          "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        ]) == "403")
    #expect(try server.status("/session\(query)") == "426")
    for path in ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/Switch.swift", "//etc/passwd"]
    {
      #expect(try server.status(path + query) == "404")
      #expect(try server.status(path) == "403")
    }
  }

  @Test func stepsEditsAndErrorsChangeThePicture() throws {
    let server = try Server()
    let page = try Page(server)
    try page.wait { $0.build == 1 }
    let names = (page.state["views"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
    #expect(names == ["Switch", "Trap"])
    #expect(try page.color() == "blue")
    #expect(try page.color(script: "tap 10,5") == "red")
    // The same steps show the same picture, and other steps do not follow from them.
    #expect(try page.color(script: "tap 10,5\nwait 1s") == "red")
    #expect(try page.color(script: "tap 10,5\nwait 2s\ntap 10,5") == "blue")
    #expect(try page.color() == "blue")

    // The compiler refuses an edit: the program of the last good one still answers.
    try server.edit("Color.red :", to: "Color.unknown :")
    try page.wait { $0.problem != nil }
    #expect(page.problem?.contains("Switch.swift:7:") == true)
    #expect(page.problem?.contains("unknown") == true)
    #expect(page.build == 1)
    #expect(try page.color(script: "tap 10,5") == "red")

    try server.edit("Color.red :", to: "Color.green :")
    try page.wait { $0.build > 1 }
    #expect(page.problem == nil)
    #expect(try page.color(script: "tap 10,5") == "green")
  }

  /// Until all code has compiled once, the previews are shown without what does not compile.
  @Test func codeThatNeverCompiledLeavesTheOtherPreviews() throws {
    let source = Self.source.replacing(
      "#Preview(\"Trap\"", with: "#Preview(\"Card\") { Card() }\n\n#Preview(\"Trap\"")
    let server = try Server(source)
    let page = try Page(server)
    try page.wait { $0.build == 1 }
    #expect(page.problem?.contains("cannot find 'Card' in scope") == true)
    let views = try #require(page.state["views"] as? [[String: Any]])
    #expect(views.compactMap { $0["name"] as? String } == ["Switch", "Card", "Trap"])
    let problem = try #require(views[1]["problem"] as? String)
    #expect(problem.hasPrefix("it does not compile: ") && problem.contains("'Card' in scope"))
    #expect(try page.color(script: "tap 10,5") == "red")

    // `edit` writes the source without the preview that does not compile.
    try server.edit("Color.red :", to: "Color.green :")
    try page.wait { $0.build > 1 }
    #expect(page.problem == nil)
    #expect(try page.color(script: "tap 10,5") == "green")
  }

  @Test func literalsAreTakenWithoutTheCompilerAndThenConfirmed() throws {
    let server = try Server()
    let page = try Page(server)
    try page.wait { $0.build == 1 }
    #expect(try page.color(script: "tap 10,5") == "red")
    try server.edit("Color.red :", to: "Color.green :")
    try page.wait { $0.build > 1 }
    #expect(page.state["taking"] != nil)
    // A slow machine confirms the literals meanwhile.
    #expect(try page.color(script: "tap 10,5") == "green")
    #expect(try page.color() == "blue")

    try page.wait { $0.state["isConfirmation"] as? Bool == true }
    #expect(page.state["taking"] == nil)
    #expect(try page.color(script: "tap 10,5") == "green")

    // An initial value needs the compiler.
    let build = page.build
    try server.edit("isOn = false", to: "isOn = true")
    try page.wait { $0.build > build }
    #expect(page.state["taking"] == nil)
    #expect(try page.color() == "red")
  }

  @Test func picturesAreThoseOfRender() throws {
    let server = try Server()
    let page = try Page(server)
    try page.wait { $0.build == 1 }
    for script in ["wait 0.1s\n", "wait 0.25s\ntap 10,5\n", "wait 0.25s\ntap 10,5\nwait 0.2s\n"] {
      let picture = try #require(
        try page.ask("picture", script: script)["picture"] as? [String: Any])
      let file = server.folder.appendingPathComponent("steps.txt")
      try Data(script.utf8).write(to: file)
      let rendered = try SnapCommand.run(
        arguments: [
          "render", "Switch.swift", "--view", "Switch", "--script", "steps.txt", "-o", "-",
        ],
        in: server.folder)
      #expect(rendered.exitCode == 0)
      #expect(Data(base64Encoded: picture["data"] as? String ?? "") == rendered.output)
    }
  }

  @Test func aChildOfAProviderThatTrapsLeavesTheOthers() throws {
    let server = try Server(
      #"""
      import SwiftUI
      struct Card: View {
        let number: Int
        var body: some View { Text("\([1, 2][number])") }
      }
      struct Cards_Previews: PreviewProvider {
        static var previews: some View { ForEach([0, 2, 1], id: \.self) { Card(number: $0) } }
      }
      #Preview("Dot") { Color.red }
      """#)
    let page = try Page(server)
    try page.wait { $0.build == 1 }
    let views = try #require(page.state["views"] as? [[String: Any]])
    #expect(
      views.compactMap { $0["name"] as? String }
        == ["Cards_Previews 1", "Cards_Previews 2", "Cards_Previews 3", "Dot"])
    let reason = try #require(views[1]["problem"] as? String)
    #expect(reason.contains("Cards_Previews 2"))
    for (entry, child) in [(0, 0), (0, 2), (1, 0)] {
      #expect(try page.ask("picture", view: entry, child: child)["picture"] != nil)
    }
    #expect(try page.ask("picture", child: 1)["problem"] as? String == reason)
  }

  @Test func aPreviewThatNeedsTheAppIsShownAfterCreatingIt() throws {
    for needsApp in ["Card(number: 1)", "Color.red.onAppear { _ = registered[1] }"] {
      let server = try Server(
        #"""
        import SwiftUI
        nonisolated(unsafe) var registered: [Int] = []
        @main struct CardsApp: App {
          init() { registered = [1, 2] }
          var body: some Scene { WindowGroup { Text("app") } }
        }
        struct Card: View {
          let number: Int
          var body: some View { Text("\(registered[number])") }
        }
        struct Cards_Previews: PreviewProvider { static var previews: some View { NEEDS } }
        #Preview("Card") { NEEDS }
        """#.replacing("NEEDS", with: needsApp))
      let page = try Page(server)
      try page.wait { $0.build == 1 }
      let views = try #require(page.state["views"] as? [[String: Any]])
      #expect(views.allSatisfy { $0["problem"] == nil }, "\(views)")
      for name in ["Card", "Cards_Previews"] {
        let index = try #require(views.first { $0["name"] as? String == name }?["index"])
        let entry = try #require((index as? [String: Any])?["entry"] as? Int)
        let answer = try page.ask("picture", view: entry)
        #expect(answer["picture"] != nil, "\(answer["problem"] ?? "")")
      }
    }
  }

  @Test func mistakesOfAViewOrAScriptAreAnswers() throws {
    let server = try Server()
    let page = try Page(server)
    try page.wait { $0.build == 1 }
    func problem(_ view: Int, _ script: String) throws -> String {
      try page.ask("picture", view: view, script: script)["problem"] as? String ?? ""
    }
    #expect(try problem(0, "jump").contains("'jump' is not a step"))
    #expect(try problem(0, "tap Nowhere").contains("script:1: no view on the screen"))
    #expect(try problem(9, "") == "the program has no such view")
    #expect(try problem(1, "tap 0,0").contains("trapped"))
    // Another program takes over.
    #expect(try problem(1, "") == "")
    #expect(try page.color() == "blue")
  }

  @Test func aScreenIsInspectedAndExplained() throws {
    let server = try Server()
    let page = try Page(server)
    try page.wait { $0.build == 1 }
    let inspection = try #require(try page.ask("inspect")["inspection"] as? [String: Any])
    let nodes = try #require(inspection["nodes"] as? [[String: Any]])
    let sources = nodes.compactMap { $0["source"] as? [String: Any] }
    #expect(sources.contains { $0["file"] as? String == "Switch.swift" && $0["line"] as? Int == 7 })
    let story = try #require(try page.ask("explain")["story"] as? [String])
    #expect(story.contains { $0.contains("So it is 20") })
  }
}
