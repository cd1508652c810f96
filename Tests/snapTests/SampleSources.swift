/// The sources that the tests give to `snap`.
enum SampleSources {
  /// A red colour of an asset catalog.
  private static let colorSet = """
    { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb", "components":
      { "red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1" } } } ] }
    """

  static let files = [
    "Fetch.swift": """
    import SwiftUI

    struct Fetch: View {
      @State private var width: CGFloat = 1

      var body: some View {
        Color.red.frame(width: width, height: 1).task {
          guard let url = URL(string: "http://127.0.0.1:9/a") else { return }
          do {
            _ = try await URLSession.shared.data(from: url)
          } catch {
            let text = error.localizedDescription
            width = text == "The Internet connection appears to be offline." ? 7 : 5
          }
        }
      }
    }
    """,
    "Retry.swift": """
    import SwiftUI

    struct Retry: View {
      @State private var width: CGFloat = 1
      private let url = URL(string: "http://127.0.0.1:9/a")!

      var body: some View {
        Color.red.frame(width: width, height: 1).onAppear {
          let semaphore = DispatchSemaphore(value: 0)
          URLSession.shared.dataTask(with: url) { _, _, _ in semaphore.signal() }.resume()
          semaphore.wait()
          if (try? Data(contentsOf: url)) != nil { return }
          URLSession.shared.dataTask(with: url) { _, _, _ in
            let year = Calendar.current.component(.year, from: Date())
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
              DispatchQueue.main.async { width = year == 2001 ? 7 : 5 }
            }
          }.resume()
        }
      }
    }
    """,
    "Imports.swift": """
    import SwiftUI
    import Models
    import struct Tools.Hammer
    // import Comments
    #if canImport(Nothing)
    import Nothing
    #endif

    struct Imports: View { var body: some View { Model { Text("import Texts") } } }
    """,
    "Feed.swift": """
    import SwiftUI

    final class FeedReader: NSObject, XMLParserDelegate {
      var width: CGFloat = 0

      func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
      ) {
        width += 3
      }
    }

    struct Feed: View {
      private let reader = FeedReader()

      var body: some View {
        let parser = XMLParser(data: Data("<a><b/></a>".utf8))
        parser.delegate = reader
        return parser.parse() ? Color.red.frame(width: reader.width, height: 1) : nil
      }
    }
    """,
    "Background.swift": """
    import SwiftUI

    struct Background: View {
      @State private var width: CGFloat = 1

      var body: some View {
        Color.red.frame(width: width, height: 1).onAppear {
          DispatchQueue.global().async {
            usleep(50_000)
            DispatchQueue.main.async { width = 7 }
          }
        }
      }
    }
    """,
    "App/Main.swift": """
    import SwiftUI
    import os.log

    @main
    struct Phone: App {
      @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
      @State private var width: CGFloat = 3

      var body: some Scene {
        WindowGroup {
          Shown(width: width + (delegate.hasStarted ? 4 : 0))
        }
        #if os(macOS)
        Settings { Nonsense() }
        #endif
      }
    }
    """,
    "App/Delegate.swift": """
    import UIKit

    final class Delegate: NSObject, UIApplicationDelegate {
      private(set) var hasStarted = false

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        hasStarted = true
        NotificationCenter.default.addObserver(
          self, selector: #selector(changed(_:)), name: nil, object: nil)
        return true
      }

      @objc private func changed(_ note: Notification) {}
    }
    """,
    "App/Model.swift": """
    import Foundation

    final class Store: ObservableObject {
      @Published var session = URLSession.shared
    }
    @Observable final class Model { var count = 1 }
    """,
    "App/Shown.swift": """
    #if canImport(UIKit) && !os(Linux)
    import SwiftUI
    #else
    import AppKit
    #endif

    struct Shown: View {
      var width: CGFloat
      @State private var model = Model()

      var body: some View {
        Color.red.frame(width: width, height: CGFloat(model.count))
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .ignoresSafeArea()
      }
    }
    #if os(macOS)
    #Preview { Nonsense() }
    #endif
    """,
    "Card.swift": """
    import SwiftUI

    struct Card: View {
      var body: some View {
        print("hello from Card")
        return Color.blue.frame(width: 30, height: 20)
      }
    }
    """,
    "Motion.swift": """
    import SwiftUI

    struct Slide: View {
      @State private var isAway = false

      var body: some View {
        Color.red.frame(width: 10, height: 10)
          .offset(x: isAway ? 30 : 0)
          .frame(width: 40, height: 10, alignment: .leading)
          .onAppear { withAnimation(.linear(duration: 0.3)) { isAway = true } }
      }
    }
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        ScrollView {
          Color.red.frame(width: CGFloat(count + 1) * 10, height: 20)
            .frame(width: 40, height: 60, alignment: .topLeading)
            .contentShape(Rectangle())
            .onTapGesture { count += 1 }
            .accessibilityIdentifier("counter")
        }
        .frame(width: 40, height: 40)
      }
    }
    """,
    "Many.swift": """
    import SwiftUI

    struct One: View {
      var body: some View { Color.red.frame(width: 11, height: 12) }
    }
    struct Two: View {
      var title = "two"
      var body: some View { Text(title) }
    }
    struct Three: View {
      let title: String
      var body: some View { Text(title) }
    }
    """,
    "Pages.swift": """
    import SwiftUI

    struct Page: View {
      var body: some View { Text("Thirds").font(.system(size: 11.3)) }
    }
    struct Feed: View {
      var body: some View {
        ScrollView {
          LazyVStack { ForEach(0..<100) { _ in Color.red.frame(height: 92) } }
        }
      }
    }
    struct Wide: View {
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 30, height: 10)
          Color.blue.frame(width: 30, height: 10)
        }
      }
    }
    """,
    "Lines.swift": """
    import SwiftUI

    struct Lines: View {
      let isOn = true, names = ["a", "b"]

      var body: some View {
        // Text("frame") in a comment
        VStack {
          title.padding(2)
          if isOn {
            Text("on \\("Text(1)")")
          } else {
            Text("off")
          }
          ForEach(names, id: \\.self) { name in
            row(name)
          }
          Box(side: 9) {
            Divider()
          }
          Color.red
            .frame(width: 4)
            .fancy()
            .frame(height: 5)
        }
      }

      private var title: some View {
        Text("Title")
          .font(.body)
          .frame(
            maxWidth: .infinity
          )
      }

      private func row(_ text: String) -> some View {
        return HStack {
          Text(text).overlay(alignment: .top) {
            Circle()
              .fill(.red)
          }
        }
      }
    }

    struct Doubt: View {
      let isOn = true

      var body: some View {
        if isOn {
          Text("a")
        } else {
          Text("b")
        }
      }
    }

    struct Box<Content: View>: View {
      let side: CGFloat
      @ViewBuilder let content: () -> Content

      var body: some View {
        ZStack {
          content()
        }
        .padding(side)
      }
    }

    extension View {
      func fancy() -> some View { padding(1).opacity(0.5) }
    }
    """,
    "Inside.swift": """
    import SwiftUI

    struct Inside: View {
      let tint = Color.red
      private let badge = Circle()

      var body: some View {
        let layout = AnyLayout(VStackLayout())
        layout {
          Text("menu")
            .padding(3)
            .contextMenu { Button("Item") {} }
          Text("alert")
            .frame(width: 9)
            .alert("Title", isPresented: .constant(false)) {}
          Text("shape")
            .background(tint, in: .rect(cornerRadius: 2))
          badge
            .frame(height: 5)
          Text("several")
            .overlay {
              if tint == .red { Text("first") }
              Text("second")
            }
        }
      }
    }
    """,
    "Modifiers.swift": """
    import SwiftUI

    struct Modifiers: View {
      var body: some View {
        VStack {
          Text("tapped")
            .onTapGesture {}
            .task {}
            .frame(width: 40)
          Text("masked")
            .mask { Circle() }
            .navigationTitle("Title")
            .padding(1)
          Button("button") {}
            .buttonStyle(.plain)
            .frame(height: 9)
          Image(systemName: "star")
            .resizable()
            .scaledToFit()
            .clipped()
          Capsule()
            .trim(from: 0, to: 0.5)
            .stroke(.red)
            .border(.blue)
          Text("filtered")
            .brightness(0.5)
            .contrast(0.5)
            .offset(x: 1)
          Text("declared")
            .modifier(Framed(side: 7))
            .labelled("label")
        }
        .toolbar { Text("bar") }
      }
    }

    struct Framed: ViewModifier {
      let side: CGFloat

      func body(content: Content) -> some View {
        content
          .frame(width: side)
      }
    }

    extension View {
      func labelled(_ text: String, size: CGFloat = 9) -> some View {
        VStack {
          self
          Text(text)
            .padding(size)
        }
      }
    }
    """,
    "Previews.swift": """
    import SwiftUI

    private struct Swatch: View {
      var width: CGFloat
      var body: some View { Color.green.frame(width: width, height: 10) }
    }

    #Preview("Narrow \\"1\\"", traits: .fixedLayout(width: 12, height: 34)) {
      Swatch(width: 10)
    }

    #if DEBUG
      #Preview {
        @Previewable @State var width: CGFloat = 40
        Swatch(width: width)
      }
    #endif

    struct Swatch_Previews: PreviewProvider {
      static var previews: some View { Swatch(width: 70).previewLayout(.sizeThatFits) }
    }
    """,
    "Modules/Sources/Design/Tile.swift": """
    import SwiftUI

    public struct Tile: View {
      public init() {}
      public var body: some View { Color.red.frame(width: Width.tile, height: 9) }
    }
    """,
    "Modules/Sources/Design/Width.swift": """
    import SwiftUI

    private struct Shared { static let tile: CGFloat = 7 }

    enum Width { static let tile = Shared.tile }
    """,
    "Modules/Sources/Metrics/Width.swift": """
    import SwiftUI

    private struct Shared { static let height: CGFloat = 5 }

    public enum Height { public static let bar = Shared.height }

    #Preview("Bar", traits: .sizeThatFitsLayout) { Color.red.frame(width: 3, height: Shared.height) }
    """,
    "Modules/App/Screen.swift": """
    import SwiftUI
    @_exported import Design
    import Metrics

    struct Screen: View {
      var body: some View { Design.Tile().frame(height: 4 + Metrics.Height.bar) }
    }
    """,
    "Widgets/Main.swift": """
    import SwiftUI

    @main struct Host: App { var body: some Scene { WindowGroup { Text("App") } } }
    """,
    "Widgets/Clock.swift": """
    import SwiftUI
    import WidgetKit

    struct Moment: TimelineEntry { let date = Date(timeIntervalSinceReferenceDate: 0) }

    struct Moments: TimelineProvider {
      func placeholder(in context: Context) -> Moment { Moment() }
      func getSnapshot(in context: Context, completion: @escaping (Moment) -> ()) {
        completion(Moment())
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> ()) {
        completion(Timeline(entries: [Moment()], policy: .atEnd))
      }
    }

    struct Clock: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "clock", provider: Moments()) { entry in
          Text(entry.date, style: .time).containerBackground(.red, for: .widget)
        }
        .supportedFamilies([.systemSmall, .systemMedium])
      }
    }

    @main struct Widgets: WidgetBundle { var body: some Widget { Clock() } }

    #Preview("Medium", as: .systemMedium) {
      Clock()
    } timeline: {
      Moment()
    }
    """,
    "Assets/Views/Shop.swift": """
    import SwiftUI

    struct Price: Decodable { var width: CGFloat }

    struct Shop: View {
      private let price = try! JSONDecoder().decode(
        Price.self,
        from: Data(contentsOf: Bundle.main.url(forResource: "price", withExtension: "json")!))

      var body: some View {
        HStack(spacing: 0) {
          Color(.brand).frame(width: price.width, height: 2)
          Rectangle().fill(.brand).frame(width: 10, height: 2)
          Color.brand.frame(width: 10, height: 2)
          Color(uiColor: .brand).frame(width: 10, height: 2)
          Color(.Menu.top).frame(width: 10, height: 2)
          Color.own.frame(width: 10, height: 2)
          Rectangle().fill(.tint).frame(width: 10, height: 2)
          Color("Own", bundle: .module).frame(width: 10, height: 2)
        }
      }
    }

    extension Color { static let own = Color("Own") }
    """,
    "Assets/Resources/price.json": "{ \"width\": 30 }",
    "Home.swift": """
    import SwiftUI

    struct Home: View {
      private static let file = URL.documentsDirectory.appending(path: "count.txt")
      private static let former: Int = {
        let former = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        try? (former + "a").write(to: file, atomically: true, encoding: .utf8)
        return former.count
      }()

      var body: some View {
        let width = CGFloat(Self.former + 1)
        let isWritten = FileManager.default.fileExists(atPath: Self.file.path)
        Color.red.frame(width: width, height: isWritten ? 2 : 1)
      }
    }
    """,
    "Words/Model.swift": """
    import Foundation

    struct Model {
      var title: LocalizedStringResource = "Bread"
    }
    """,
    "Words/Words.swift": """
    import SwiftUI

    struct Words: View {
      private let words = [
        String(localized: "Bread"), NSLocalizedString("Bread", comment: ""),
        String(localized: Model().title), String(localized: "\\(2) loaves"),
        String(localized: "title", defaultValue: "No"),
      ]

      var body: some View {
        Color.red.frame(width: CGFloat(words.map(\\.count).reduce(0, +)), height: 1)
      }
    }
    """,
    "Words/Localizable.xcstrings": """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "Bread": { "localizations": { "de": { "stringUnit": { "value": "Brot" } } } },
      "title": { "localizations": { "de": { "stringUnit": { "value": "Titel" } } } },
      "%lld loaves": { "localizations": { "de": { "variations": { "plural": {
        "one": { "stringUnit": { "value": "%lld Laib" } },
        "other": { "stringUnit": { "value": "%lld Laibe" } } } } } } } } }
    """,
    "Assets/Assets.xcassets/Contents.json": "{}",
    "Assets/Assets.xcassets/BrandColor.colorset/Contents.json": colorSet,
    "Assets/Assets.xcassets/AccentColor.colorset/Contents.json": colorSet,
    "Assets/Assets.xcassets/Own.colorset/Contents.json": colorSet,
    "Assets/Assets.xcassets/menu/Contents.json":
      "{ \"properties\": { \"provides-namespace\": true } }",
    "Assets/Assets.xcassets/menu/top.colorset/Contents.json": colorSet,
    "Group.swift": """
    import SwiftUI

    struct Greeting: View {
      @Environment(\\.colorScheme) private var scheme

      var body: some View {
        if #available(iOS 26, *) {
          scheme == .dark ? Color.gray : Color.white
        } else {
          Color.red
        }
        Text(12.5.formatted(.currency(code: "EUR")))
      }
    }

    struct Greeting_Previews: PreviewProvider {
      static var previews: some View {
        Group {
          VStack { Greeting() }.previewDisplayName("Plain")
          VStack { Greeting() }.padding()
        }
        .previewLayout(.fixed(width: 60, height: 50))
      }
    }
    """,
    "Trap.swift": """
    import SwiftUI

    struct Fine_Previews: PreviewProvider {
      static var previews: some View { Color.green.frame(width: 10, height: 10) }
    }

    struct Trap_Previews: PreviewProvider {
      static var numbers: [Int] = []
      static var previews: some View {
        Text("\\(numbers[1])")
      }
    }
    """,
    "Ends.swift": """
    import SwiftUI

    struct Cast: View {
      let value: Any = "text"
      var body: some View { Text("\\(value as! Int)") }
    }

    struct Aborting: View {
      var body: some View {
        abort()
        return Text("left")
      }
    }

    struct Deadlock: View {
      var body: some View {
        Text("a").onAppear {
          DispatchQueue.main.sync {}
        }
      }
    }

    struct Recursion: View {
      var above: Int { below + 1 }
      var below: Int { above + 1 }
      var body: some View { Text("\\(above)") }
    }

    struct Locked: View {
      var body: some View {
        let lock = NSLock()
        lock.lock()
        lock.lock()
        return Text("left")
      }
    }
    """,
    "Slow.swift": """
    import SwiftUI

    struct Slow: View {
      var body: some View {
        print("started")
        let end = Date() + 30
        while Date() < end {}
        return Text("done")
      }
    }
    """,
    "Endless.swift": """
    import SwiftUI

    struct Endless: View {
      var body: some View { Inside() }
    }

    struct Inside: View {
      var body: some View {
        // Calls nothing, so that its own line is the innermost.
        var count = 0
        while count >= 0 { count = (count &+ 1) & 0xFF }
        return Text("done")
      }
    }

    struct Ticks: View {
      @State private var count = 0
      private let timer = Timer.publish(every: 0.000001, on: .main, in: .common).autoconnect()

      var body: some View {
        Text("\\(count)").onReceive(timer) { _ in count += 1 }
      }
    }

    struct Leaving: View {
      var body: some View {
        exit(7)
        return Text("left")
      }
    }

    struct Busy: View {
      var body: some View {
        usleep(3_000_000)  // Clocks do not advance in a body.
        return Color.red.frame(width: 1, height: 1)
      }
    }
    """,
    "Order.swift": """
    import SwiftUI

    struct Order: View {
      var body: some View {
        VStack { ForEach(Array(Set(0..<10)), id: \\.self) { Text("\\($0)") } }
      }
    }
    """,
    "Broken.swift": """
    import SwiftUI

    struct Broken: View {
      var body: some View { Text("a").isNoModifier() }
    }
    """,
    "Unfinished.swift": """
    import SwiftUI

    struct Unfinished: View {
      var body: some View { Text("a"
    """,
    "Module/App.swift": """
    import SwiftUI

    @main enum Application {
      static func main() { print("this must not run") }
    }
    """,
    "Module/Views/Outer.swift": """
    import SwiftUI

    struct Outer: View {
      var body: some View { Inner(side: 9) }
    }
    """,
    "Module/Views/Inner.swift": """
    import SwiftUI

    struct Inner {
      let side: CGFloat
    }

    extension Inner: View {
      var body: some View { Color.blue.frame(width: side, height: side) }
    }
    """,
    "Scan.swift": """
    import SwiftUI

    struct Filled: View {
      @State private var count = 0
      @State private var choice: Int?
      @Environment(\\.colorScheme) private var scheme
      @EnvironmentObject var model: Model
      var title: String = "a", note: String?
      let constant = 3
      static let shared = Filled()
      lazy var later = 3
      var observed = 1 { didSet {} }
      var computed: Int { 3 }
      var body: some View { Text(title) }
    }
    struct Memberwise: View {
      @Binding var isOn: Bool
      @State var level: Int
      let optional: Int?
      var content: () -> Text
      var body: some View { content() }
    }
    struct /* View: */ Generic<Content: View>: View where Content: Equatable {
      var body: some View { Text("a") }
    }
    struct Made: View {
      let title: String
      init(_ title: String = "a") { self.title = title }
      var body: some View { Text(title) }
    }
    struct Extended { let title: String }
    extension Extended: View { var body: some View { Text(title) } }
    extension Extended { init() { title = "a" } }
    enum Outer {
      struct Nested: Equatable, SwiftUI.View { var body: some View { Text("a") } }
    }
    private struct Hidden: View { var body: some View { Text("a") } }
    struct Both: View & Sendable { var body: some View { Text("a") } }
    struct NoView: Equatable { var view: View? }
    // struct Commented: View {}
    """,
  ]
}
