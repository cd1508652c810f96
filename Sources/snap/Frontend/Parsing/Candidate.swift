/// A view, preview, widget or app in a user's sources.
struct Candidate: Equatable {
  enum Kind: String {
    case preview = "#Preview"
    case previewProvider = "PreviewProvider"
    case view = "View"
    /// A view of UIKit that is a view of SwiftUI.
    case representable = "UIViewRepresentable"
    case controllerRepresentable = "UIViewControllerRepresentable"
    case app = "App"
    case widget = "Widget"
    case controller = "UIViewController"
    /// The app of UIKit that the delegate is of.
    case delegate = "UIApplicationDelegate"
  }

  var kind: Kind
  /// The name of the type, or the literal title of the preview.
  var name: String
  var path: String
  var line: Int
  var column: Int
  /// The requirements that it does not meet, such as arguments; empty if it can be rendered.
  var needs: [String]
  /// The delegate of the scene of an app of UIKit; nil if there is none.
  var sceneDelegate: String?
  /// The code that makes a controller of a storyboard; nil for another view.
  var interfaceCode: String?
  /// Whether it is a preview without a title, whose name is a number in the module.
  var isUntitled = false

  var canBeRendered: Bool { needs.isEmpty }
  var isPreview: Bool { kind == .preview || kind == .previewProvider }
  /// Whether it shows a view of UIKit, and is usually a part of other views.
  var isRepresentable: Bool { kind == .representable || kind == .controllerRepresentable }
  /// Whether it is an app, which registers what its views need.
  var isApp: Bool { kind == .app || kind == .delegate }

  /// Returns whether an option names this view: by its name, or by its location as
  /// `path:line:column` or `path:line`.
  func isNamed(_ text: String) -> Bool {
    let places = ["\(path):\(line)", "\(path):\(line):\(column)"].map(Self.withoutDot)
    let place = Self.withoutDot(text)
    if text == name || places.contains(where: { $0 == place || $0.hasSuffix("/\(place)") }) {
      return true
    }
    return kind != .preview && TypeName.components(of: name) == TypeName.components(of: text)
  }

  /// A path without the name of the current folder before it.
  private static func withoutDot(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// Returns all candidates of a module, in the order of files and lines.
  static func candidates(
    in files: [(path: String, declarations: [Declaration])],
    outlets: InterfaceOutlets = InterfaceOutlets()
  ) -> [Candidate] {
    let extensions = Dictionary(
      grouping: files.flatMap(\.declarations).filter { $0.kind == .extension }, by: \.name)
    let classes = ClassHierarchy(files, extensions: extensions, outlets: outlets)
    var untitled = 0
    var types: Set<String> = []
    return files.flatMap { path, declarations in
      declarations.compactMap { declaration in
        if declaration.kind == .preview {
          var name = declaration.name
          if name.isEmpty {
            untitled += 1
            name = untitled == 1 ? "Preview" : "Preview \(untitled)"
          }
          var candidate = Candidate(
            kind: .preview, declaration, name: name.visible, path: path, needs: [])
          candidate.isUntitled = declaration.name.isEmpty
          return candidate
        }
        // A type may be declared twice, once in each branch of an `#if`; files may have private
        // types of one name.
        let place = declaration.isPrivate ? path : ""
        guard declaration.kind == .type,
          types.insert("\(place):\(declaration.name)").inserted
        else { return nil }
        let parts = [declaration] + (extensions[declaration.name] ?? [])
        let inherits = Set(parts.flatMap(\.inherits))
        if inherits.contains("PreviewProvider") {
          return Candidate(
            kind: .previewProvider, declaration, path: path,
            needs: declaration.isPrivate ? ["to be internal"] : [])
        }
        if let kind = [Kind.view, .representable, .controllerRepresentable, .app, .widget].first(
          where: { inherits.contains($0.rawValue) })
        {
          return Candidate(kind: kind, declaration, path: path, needs: needs(of: parts))
        }
        return classes.kind(of: declaration).map {
          var candidate = Candidate(
            kind: $0, declaration, path: path, needs: classes.needs(of: declaration))
          if $0 == .controller { candidate.interfaceCode = outlets[declaration.name]?.code }
          if $0 == .delegate { candidate.sceneDelegate = classes.sceneDelegate(near: path) }
          return candidate
        }
      }
    }
  }

  init(kind: Kind, name: String, path: String, line: Int, column: Int, needs: [String]) {
    self.kind = kind
    self.name = name
    self.path = path
    self.line = line
    self.column = column
    self.needs = needs
  }

  private init(
    kind: Kind, _ declaration: Declaration, name: String? = nil, path: String, needs: [String]
  ) {
    self.init(
      kind: kind, name: name ?? declaration.name, path: path, line: declaration.line,
      column: declaration.column, needs: needs)
  }

  /// Returns the arguments of the initializer with the fewest arguments, of a type and its
  /// extensions.
  private static func needs(of parts: [Declaration]) -> [String] {
    let type = parts[0]
    if type.isPrivate { return ["to be internal"] }
    let generic = type.needs.filter { $0.hasPrefix("<") }
    var ways = parts.flatMap(\.initializers).map { generic + $0 }
    if type.initializers.isEmpty { ways.append(type.needs) }
    return ways.min { $0.count < $1.count } ?? []
  }
}
