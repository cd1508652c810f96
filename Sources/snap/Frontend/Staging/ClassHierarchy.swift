/// The classes of a module with those that they inherit from, among which are controllers and
/// delegates of UIKit.
struct ClassHierarchy {
  private struct Place {
    let path: String
    let declaration: Declaration
  }

  private var types: [String: Place] = [:]
  private var sceneDelegates: [Place] = []
  private let extensions: [String: [Declaration]]
  private let hasSwiftUIApp: Bool
  private let outlets: InterfaceOutlets

  init(
    _ files: [(path: String, declarations: [Declaration])], extensions: [String: [Declaration]],
    outlets: InterfaceOutlets
  ) {
    self.extensions = extensions
    self.outlets = outlets
    let places = files.flatMap { path, declarations in
      declarations.filter { $0.kind == .type }.map { Place(path: path, declaration: $0) }
    }
    hasSwiftUIApp = places.contains {
      $0.declaration.inherits.contains(Candidate.Kind.app.rawValue)
    }
    types = Dictionary(places.map { ($0.declaration.shortName, $0) }) { first, _ in first }
    sceneDelegates = places.filter {
      inherited(by: $0.declaration).contains("UIWindowSceneDelegate")
    }
  }

  /// Returns the kind of a class of UIKit; nil for another type.
  ///
  /// The delegate of a SwiftUI app is not an app itself.
  func kind(of type: Declaration) -> Candidate.Kind? {
    let names = inherited(by: type)
    if !names.isDisjoint(with: Self.controllers) { return .controller }
    // A collection without an initializer of the app has no layout, but for that of a storyboard.
    if names.contains("UICollectionViewController"),
      outlets[type.name]?.scene != nil
        || chain(of: type).flatMap(\.initializers).contains(where: {
          $0 != ["coder"] && $0.first?.hasPrefix("nib") != true
        })
    {
      return .controller
    }
    return names.contains(Candidate.Kind.delegate.rawValue) && !hasSwiftUIApp ? .delegate : nil
  }

  /// The classes of UIKit whose objects can be made without arguments.
  private static let controllers: Set = [
    "UIViewController", "UITableViewController", "UINavigationController", "UITabBarController",
    "UIPageViewController", "UISplitViewController",
  ]

  /// Returns the arguments that an object of a class needs.
  func needs(of type: Declaration) -> [String] {
    if type.isPrivate { return ["to be internal"] }
    let generic = type.needs.filter { $0.hasPrefix("<") }
    // The system sets those of a delegate, such as its window.
    let unset = kind(of: type) == .controller ? chain(of: type).flatMap(\.unsetProperties) : []
    let interface = outlets[type.name]
    let isMade = interface?.scene != nil && kind(of: type) == .controller
    let ways = ways(toMake: type)
    let arguments = isMade && ways.contains(["coder"]) ? [] : ways.min { $0.count < $1.count }
    return (arguments ?? []) + generic
      + unset.filter { interface?.outlets.contains($0) != true }
  }

  /// Returns a class and those of the module that it inherits from.
  private func chain(of type: Declaration) -> [Declaration] {
    var classes = [type]
    while let above = classes.last?.inherits.lazy.compactMap({ types[$0]?.declaration }).first,
      !classes.contains(above)
    {
      classes.append(above)
    }
    return classes
  }

  /// Returns the arguments of the initializers of a class, which may be those of the class above.
  private func ways(toMake type: Declaration, below: Set<String> = []) -> [[String]] {
    let own = [type] + (extensions[type.name] ?? [])
    let ways = own.flatMap(\.initializers)
    if type.initializers.isEmpty {
      let above = type.inherits.lazy.compactMap { types[$0]?.declaration }.first
      guard let above, !below.contains(above.name), type.needs.isEmpty else {
        return ways + [type.needs.filter { !$0.hasPrefix("<") }]
      }
      return ways + self.ways(toMake: above, below: below.union([type.name]))
    }
    // A controller without a nib needs no arguments for one. An app does not create an archive.
    return ways.map { $0.first?.hasPrefix("nib") == true ? [] : $0 }
  }

  /// Returns the delegate of scenes whose file is nearest to another one; nil if there is none.
  func sceneDelegate(near path: String) -> String? {
    sceneDelegates.filter { needs(of: $0.declaration).isEmpty }
      .max { $0.path.sharedFolders(with: path) < $1.path.sharedFolders(with: path) }?
      .declaration.name
  }

  /// Returns the names of the classes and protocols that a type inherits, also through other ones.
  private func inherited(by type: Declaration) -> Set<String> {
    var found: Set<String> = []
    var rest = [type]
    while let type = rest.popLast() {
      for name in [type] + (extensions[type.name] ?? []) {
        for name in name.inherits where found.insert(name).inserted {
          if let declaration = types[name]?.declaration { rest.append(declaration) }
        }
      }
    }
    return found
  }
}

extension Declaration {
  /// The name without the types around it.
  fileprivate var shortName: String {
    TypeName.components(of: name).last ?? name
  }
}

extension String {
  /// The number of folders at the start of both paths.
  func sharedFolders(with path: String) -> Int {
    zip(split(separator: "/"), path.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
