import Foundation
import Testing

/// Every test runs the built `snap` on a new folder.
@Suite(.serialized) struct ViewCompilerTests {
  private let pictures: PictureFolder

  init() throws {
    pictures = try PictureFolder()
  }

  private func snap(_ arguments: String..., files: [String: String]) throws -> SnapCommand {
    for (name, text) in files {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(pictures.path)/\(name)"))
    }
    return try SnapCommand.run(arguments: arguments, in: URL(fileURLWithPath: pictures.path))
  }

  /// The compiler itself would report the first module only.
  @Test func allMissingModulesAreReported() throws {
    let run = try snap(
      "render", ".",
      files: [
        "a.swift":
          "import SwiftUI\nimport Nowhere\nstruct A: View { var body: some View { Text(\"\") } }",
        "b.swift": "import Elsewhere\nimport Foundation\n",
      ])
    #expect(run.exitCode == 3)
    #expect(run.messages.contains("a.swift:2:8"), "\(run.messages)")
    #expect(run.messages.contains("b.swift:1:8"), "\(run.messages)")
  }

  /// Without its module, the name would be that of the method.
  @Test func aTypeWithTheNameOfAMethodIsQualifiedByTheModule() throws {
    let module = "Intro"
    let folder = URL(fileURLWithPath: pictures.path).appendingPathComponent(module)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(
      """
      import SwiftUI
      struct Submit { var name = "a" }
      struct A: View {
        var body: some View { Text(Submit()) }
        func Submit() -> String { Intro.Submit(name: "b").name }
      }
      """.utf8
    ).write(to: folder.appendingPathComponent("a.swift"))
    let run = try snap("render", module, "-o", "a.png", files: [:])
    #expect(run.exitCode == 0, "\(run.messages)")
  }

  @Test func theWindowOfAnAppOfUIKitIsRendered() throws {
    let run = try snap(
      "render", ".", "-o", "out.png",
      files: [
        "AppDelegate.swift": """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {}
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
          ) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UINavigationController(rootViewController: Home(1))
            window?.makeKeyAndVisible()
          }
        }
        """,
        "Home.swift": """
        import UIKit
        class Home: UIViewController {
          init(_ number: Int) { super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { nil }
        }
        class Plain: UIViewController {}
        """,
      ])
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(run.lines == ["out.png  393×852  AppDelegate"])
    let list = try snap("list", ".", files: [:])
    #expect(list.lines.contains { $0.contains("Plain") }, "\(list.lines)")
  }

  @Test func aStoryboardIsReadWithItsOutletsAndActions() throws {
    let run = try snap(
      "render", ".", "-o", "out.png", "--script", "tap.txt",
      files: [
        "tap.txt": "tap Go",
        "App.swift": """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
        class Home: UIViewController {
          @IBOutlet private weak var area: UIView!
          @IBAction func go(_ sender: UIButton) { area.backgroundColor = .red }
        }
        """,
        "Main.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document initialViewController="a"><scenes><scene><objects>
        <viewController id="a" customClass="Home"><view key="view" id="b">
        <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
        <view id="c"><rect key="frame" x="0" y="0" width="393" height="100"/></view>
        <button buttonType="system" id="d"><rect key="frame" x="0" y="200" width="100" height="50"/>
        <state key="normal" title="Go"/><connections>
        <action selector="go:" destination="a" eventType="touchUpInside" id="e"/></connections>
        </button></subviews></view>
        <connections><outlet property="area" destination="c" id="f"/></connections>
        </viewController></objects></scene></scenes></document>
        """,
      ])
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(try pictures.redColumns(of: "out.png").count > 300)
  }

  /// On Apple's systems `import UIKit` alone gives no names of SwiftUI.
  @Test func namesOfSwiftUIAreNotThoseOfUIKit() throws {
    let run = try snap(
      "render", "Names.swift", "-o", "names.png",
      files: [
        "Names.swift": """
        import UIKit
        class Names: UIViewController {
          var animation: Animation?
          var path: Path?
        }
        """
      ])
    #expect(run.messages.contains("cannot find type 'Animation' in scope"), "\(run.messages)")
    #expect(run.messages.contains("cannot find type 'Path' in scope"), "\(run.messages)")
  }

  @Test func overridesOfTouchesFollowAFinger() throws {
    let run = try snap(
      "render", "Touched.swift", "-o", "touched.png", "--script", "tap.txt",
      files: [
        "tap.txt": "tap 100,300",
        "Touched.swift": """
        import UIKit
        class Touched: UIViewController {
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            if touches.first?.location(in: view).y == 300 { view.backgroundColor = .red }
          }
        }
        """,
      ])
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(try pictures.redColumns(of: "touched.png").count > 300)
  }

  /// A snapshot may be applied on any queue, and other uses of UIKit there end no app.
  @Test func viewsThatChangeOnAnotherQueueAreDrawn() throws {
    let source = """
      import UIKit
      class Home: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .blue
          DispatchQueue.global().async {
            self.view.backgroundColor = .red
            self.view.invalidateIntrinsicContentSize()
          }
        }
      }
      """
    let run = try snap("render", "Home.swift", "-o", "a.png", files: ["Home.swift": source])
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(run.messages.contains("was not called on the main thread"), "\(run.messages)")
    #expect(try pictures.redColumns(of: "a.png").count > 300)
  }

  /// The bodies of previews run before there is a screen.
  @Test func imagesAreFoundInTheBodyOfAPreview() throws {
    let source = """
      import SwiftUI
      struct Picture: View {
        let image: UIImage
        var body: some View { Image(uiImage: image) }
      }
      #Preview { Picture(image: UIImage(named: "first")!) }
      """
    let first = try snap(
      "render", "a.swift", "-o", "first.png",
      files: [
        "a.swift": "import SwiftUI\nstruct A: View { var body: some View { Color.red } }"
      ])
    #expect(first.exitCode == 0, "\(first.messages)")
    let run = try snap("render", "b.swift", "-o", "b.png", files: ["b.swift": source])
    #expect(run.exitCode == 0, "\(run.messages)")
  }

  @Test func defaultValuesAreIsolatedAsTheirFunctions() throws {
    let source = """
      import SwiftUI
      @MainActor final class Model { let name = "a" }
      @MainActor struct Dependencies {
        var model: Model
        init(model: Model = Model()) { self.model = model }
      }
      struct A: View { var body: some View { Text(Dependencies().model.name) } }
      """
    let run = try snap("render", "a.swift", "-o", "a.png", files: ["a.swift": source])
    #expect(run.exitCode == 0, "\(run.messages)")
  }

  @Test func sourcesWithoutAProjectMayBeIsolatedToTheMainActor() throws {
    let source = """
      import SwiftUI
      @Observable final class Model {
        var name = "a"
        func load() async { show("b") }
        @MainActor private func show(_ new: String) { name = new }
      }
      struct A: View { var body: some View { Text(Model().name) } }
      """
    let run = try snap("render", "a.swift", "-o", "a.png", files: ["a.swift": source])
    #expect(run.exitCode == 0, "\(run.messages)")
  }

  @Test func modulesExportWhatTheyExportOnApplesSystems() throws {
    let run = try snap(
      "render", ".", "--view", "A", "-o", "a.png",
      files: [
        "a.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(key()) } }",
        "b.swift": """
        import Foundation
        func key() -> String {
          let item = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "a"] as CFDictionary
          return SecItemCopyMatching(item, nil) == errSecItemNotFound ? "none" : "one"
        }
        """,
        "c.swift": "import Speech\nlet engine = AVAudioEngine()",
      ])
    #expect(run.exitCode == 0, "\(run.messages)")
  }

  @Test func declarationsOfAPackageAreVisible() throws {
    let run = try snap(
      "render", ".", "--view", "A", "-o", "a.png",
      files: [
        "a.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(Model().name) } }",
        "b.swift": "package struct Model { package let name = \"\"; package init() {} }",
      ])
    #expect(run.exitCode == 0, "\(run.messages)")
  }

  @Test func aSyntaxErrorIsReportedAtItsPlace() throws {
    let run = try snap(
      "list", "a.swift", files: ["a.swift": "import SwiftUI\nstruct A: View {\n  var = 3\n}"])
    #expect(run.exitCode != 0 && run.messages.contains("a.swift:3:"), "\(run.messages)")
  }

  /// A view that cannot be made as it is declared does not hinder the others.
  @Test func aViewThatCannotBeMadeIsLeftOut() throws {
    let source = """
      import SwiftUI
      struct Good: View { var body: some View { Color.red.frame(width: 3, height: 2) } }
      extension Broken { init(a: Int) where Value == Int { value = a } }
      struct Broken<Value>: View { let value: Value; var body: some View { Text("") } }
      """
    let run = try snap("render", "a.swift", "-o", "out.png", files: ["a.swift": source])
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(try pictures.pixelSize(of: "out.png") == [3, 2])
  }

  @Test func theLanguageModeIsThatOfTheOption() throws {
    let source = """
      import SwiftUI
      nonisolated(unsafe) var count = 0
      var shared = 0
      struct Count: View { var body: some View { Color.red.frame(width: 1, height: 1) } }
      """
    let old = try snap("render", "a.swift", "-o", "out.png", files: ["a.swift": source])
    #expect(old.exitCode == 0, "\(old.messages)")
    // The main actor would isolate the variable.
    let isolated = try snap(
      "render", "a.swift", "-o", "out.png", "--swift-version", "6", files: ["a.swift": source])
    #expect(isolated.exitCode == 0, "\(isolated.messages)")
    let new = try snap(
      "render", "a.swift", "-o", "out.png", "--swift-version", "6",
      files: ["a.swift": source + "\nnonisolated func read() -> Int { shared }"])
    #expect(new.exitCode != 0 && new.messages.contains("a.swift:3:5"), "\(new.messages)")
  }
}
