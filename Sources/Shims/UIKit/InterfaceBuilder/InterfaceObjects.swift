import Foundation
import LayoutDSL
import ObjectiveCNames
import SystemIntegration
import Vector

/// The objects that are made from a scene of a storyboard, from a prototype in it, or from a nib.
///
/// 1. Views are made with their properties, and their identifiers are kept.
/// 2. Constraints are activated.
/// 3. Outlets, actions and segues are connected.
@MainActor final class InterfaceObjects {
  let file: InterfaceFile
  /// The objects around a prototype.
  private let outer: InterfaceObjects?
  private var objects: [String: AnyObject] = [:]
  /// The objects that were made, in their order, with their elements.
  private var made: [(object: AnyObject, element: MarkupElement)] = []
  /// The guides at the top and the bottom of a controller.
  private var edgeGuides: [String: UIView] = [:]
  private var edgeOfGuide: [String: NSLayoutConstraint.Attribute] = [:]
  /// The objects that perform segues.
  private var triggers: [SegueTrigger] = []
  /// The views that show the controllers of segues.
  private(set) var embeddings: [(view: UIView, segue: MarkupElement)] = []
  /// The scene of the objects; nil for a nib.
  private weak var ownScene: InterfaceScene?
  var scene: InterfaceScene? {
    get { ownScene ?? outer?.scene }
    set { ownScene = newValue }
  }

  init(file: InterfaceFile, outer: InterfaceObjects? = nil) {
    (self.file, self.outer) = (file, outer)
  }

  /// Keeps an object under the identifier of its element.
  func add(_ object: AnyObject, for element: MarkupElement) {
    if let id = element["id"] { objects[id] = object }
    made.append((object, element))
  }

  /// Keeps the object that a placeholder represents.
  func add(_ object: AnyObject, forID id: String) { objects[id] = object }

  /// Returns the object with an identifier.
  func object(_ id: String?) -> AnyObject? {
    guard let id else { return nil }
    return objects[id] ?? outer?.object(id)
  }

  // MARK: Views

  /// Makes a view with the views in it.
  func view(_ element: MarkupElement) -> UIView {
    let system = InterfaceClasses.view(of: element)
    if system == nil {
      InterfaceFile.report("\(file.name): a \(element.name) is drawn as an area with its name")
    }
    let coder = InterfaceCoder(element)
    let custom = InterfaceClasses.named(in: element) as? UIView.Type
    let view =
      (custom ?? system)?.init(coder: coder) ?? system?.init(coder: coder)
      ?? UnreadView(name: element["customClass"] ?? element.name)
    fill(view, from: element)
    return view
  }

  /// Gives a view the properties and the views of its element.
  func fill(_ view: UIView, from element: MarkupElement) {
    add(view, for: element)
    let left = excluded(in: element)
    view.apply(element, in: file)
    addContents(of: element, to: view, except: left)
    for guide in element.children where guide.name == "viewLayoutGuide" {
      guard let id = guide["id"] else { continue }
      switch guide["key"] {
      case "safeArea": objects[id] = view.safeAreaLayoutGuide
      case "keyboard": objects[id] = view.keyboardLayoutGuide
      case "contentLayoutGuide": objects[id] = (view as? UIScrollView)?.contentLayoutGuide
      case "frameLayoutGuide": objects[id] = (view as? UIScrollView)?.frameLayoutGuide
      default: break
      }
    }
  }

  private func addContents(of element: MarkupElement, to view: UIView, except left: Set<String>) {
    for child in element.elements(in: "subviews") where !left.contains(child["id"] ?? "") {
      let made = self.view(child)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(made)
      } else {
        view.addSubview(made)
      }
    }
    for child in element.children {
      switch child["key"] {
      case "contentView": fillContentView(of: view, from: child, cell: element)
      case "tableHeaderView": (view as? UITableView)?.tableHeaderView = self.view(child)
      case "tableFooterView": (view as? UITableView)?.tableFooterView = self.view(child)
      case "backgroundView": (view as? UITableView)?.backgroundView = self.view(child)
      case "sectionHeaderView":
        addPrototype(child, to: view, kind: UICollectionView.elementKindSectionHeader)
      case "sectionFooterView":
        addPrototype(child, to: view, kind: UICollectionView.elementKindSectionFooter)
      default: break
      }
    }
    for cell in element.elements(in: "prototypes") + element.elements(in: "cells") {
      addPrototype(cell, to: view, kind: nil)
    }
    addItems(of: element, to: view)
    if let table = view as? UITableView {
      table.staticSections = element.elements(in: "sections").map { section in
        StaticSection(
          header: section["headerTitle"], footer: section["footerTitle"],
          cells: section.elements(in: "cells").compactMap { self.view($0) as? UITableViewCell })
      }
    }
  }

  private func fillContentView(
    of view: UIView, from content: MarkupElement, cell element: MarkupElement
  ) {
    switch view {
    case let cell as UITableViewCell:
      add(cell.contentView, for: content)
      // The texts of a style of the system are in the cell already.
      let own: [(String?, UIView?)] = [
        (element["textLabel"], cell.textLabel), (element["detailTextLabel"], cell.detailTextLabel),
        (element["imageView"], cell.imageView),
      ]
      for child in content.elements(in: "subviews") {
        if let known = own.first(where: { $0.0 != nil && $0.0 == child["id"] })?.1 {
          fill(known, from: child)
        } else {
          cell.contentView.addSubview(self.view(child))
        }
      }
      cell.contentView.frame.size = content.child("frame")?.size ?? .zero
    case let cell as UICollectionViewCell: fill(cell.contentView, from: content)
    case let effect as UIVisualEffectView: fill(effect.contentView, from: content)
    default: view.addSubview(self.view(content))
    }
  }

  private func addPrototype(_ element: MarkupElement, to view: UIView, kind: String?) {
    guard let identifier = element["reuseIdentifier"] else { return }
    let make: @MainActor () -> UIView? = { [weak self] in
      guard let self else { return nil }
      let inner = InterfaceObjects(file: file, outer: self)
      let view = inner.view(element)
      (view as? UICollectionReusableView)?.registeredIdentifier = identifier
      inner.connect()
      view.interface = inner
      return view
    }
    (view as? UITableView)?.addPrototype(identifier, make)
    (view as? UICollectionView)?.addPrototype(identifier, kind: kind, make)
  }

  /// Adds the items of a bar.
  private func addItems(of element: MarkupElement, to view: UIView) {
    let items = element.elements(in: "items")
    switch view {
    case let bar as UINavigationBar:
      bar.items = items.map { item in
        let made = UINavigationItem(title: item["title"] ?? "")
        apply(item, to: made)
        return made
      }
    case let bar as UIToolbar: bar.items = items.map(barButton)
    case let bar as UITabBar:
      bar.items = items.map(tabItem)
    default: break
    }
  }

  // MARK: Items of bars

  /// Gives the item of a controller the titles and buttons of its element.
  func apply(_ element: MarkupElement, to item: UINavigationItem) {
    add(item, for: element)
    item.title = element.words("title") ?? item.title
    item.prompt = element["prompt"]
    switch element["largeTitleDisplayMode"] {
    case "never": item.largeTitleDisplayMode = .never
    case "always": item.largeTitleDisplayMode = .always
    default: break
    }
    for child in element.children {
      switch child["key"] {
      case "leftBarButtonItem": item.leftBarButtonItem = barButton(child)
      case "rightBarButtonItem": item.rightBarButtonItem = barButton(child)
      case "backBarButtonItem": item.backBarButtonItem = barButton(child)
      case "titleView": item.titleView = view(child)
      case nil where child.name == "leftBarButtonItems":
        item.leftBarButtonItems = child.children.map(barButton)
      case nil where child.name == "rightBarButtonItems":
        item.rightBarButtonItems = child.children.map(barButton)
      default: break
      }
    }
  }

  /// Makes a button of a bar.
  func barButton(_ element: MarkupElement) -> UIBarButtonItem {
    let custom = InterfaceClasses.named(in: element) as? UIBarButtonItem.Type
    let item =
      custom?.init(coder: InterfaceCoder(element))
      ?? element["systemItem"].flatMap { InterfaceCases.barItems[$0] }
      .map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }
      ?? UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    item.title = element["title"] ?? item.title
    item.image = element.image("image")
    item.style = element["style"] == "done" ? .done : .plain
    item.isEnabled = element.flag("enabled") ?? true
    item.tag = element.number("tag").map { Int($0) } ?? 0
    item.width = element.number("width") ?? 0
    item.tintColor = file.color("tintColor", of: element)
    if let view = element.children.first(where: { InterfaceClasses.view(of: $0) != nil }) {
      item.customView = self.view(view)
    }
    add(item, for: element)
    return item
  }

  /// Makes an item of a tab bar.
  func tabItem(_ element: MarkupElement) -> UITabBarItem {
    let item =
      element["systemItem"].flatMap { InterfaceCases.tabItems[$0] }
      .map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
      ?? UITabBarItem(title: element["title"], image: element.image("image"), tag: 0)
    item.selectedImage = element.image("selectedImage")
    item.badgeValue = element["badgeValue"]
    item.tag = element.number("tag").map { Int($0) } ?? 0
    add(item, for: element)
    return item
  }

  // MARK: Other objects

  /// Makes the objects beside a controller or view: recognizers and objects of the app.
  func addObjects(_ elements: [MarkupElement]) {
    for element in elements where object(element["id"]) == nil {
      let recognizers: [String: UIGestureRecognizer.Type] = [
        "tapGestureRecognizer": UITapGestureRecognizer.self,
        "panGestureRecognizer": UIPanGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
      ]
      if let type = recognizers[element.name] {
        let made = type._make()
        let directions: [String: UISwipeGestureRecognizer.Direction] = [
          "left": .left, "up": .up, "down": .down,
        ]
        (made as? UISwipeGestureRecognizer)?.direction =
          directions[element["direction"] ?? ""] ?? .right
        add(made, for: element)
      } else if element.name == "customObject" {
        if let type = InterfaceClasses.named(in: element) as? NSObject.Type {
          add(type._make(), for: element)
        }
      } else if InterfaceClasses.view(of: element) != nil {
        _ = view(element)
      }
    }
  }

  // MARK: Variations

  /// The identifiers of the views and constraints that a telephone held upright does not have.
  private func excluded(in element: MarkupElement) -> Set<String> {
    var left: Set<String> = []
    for variation in element.children where variation.name == "variation" {
      let key = variation["key"] ?? ""
      let isMeant =
        key == "default"
        || key.split(separator: "-").allSatisfy {
          ["widthClass=compact", "heightClass=regular"].contains($0)
        }
      guard isMeant else { continue }
      for change in variation.children.flatMap(\.children) {
        guard let id = change["reference"] else { continue }
        if change.name == "exclude" { left.insert(id) } else { left.remove(id) }
      }
    }
    return left
  }

  // MARK: Connections

  /// Keeps the guides at the edges of a controller, which older storyboards have.
  func addGuides(_ elements: [MarkupElement], of view: UIView) {
    for element in elements {
      guard let id = element["id"] else { continue }
      edgeGuides[id] = view
      edgeOfGuide[id] = element["type"] == "bottom" ? .bottom : .top
    }
  }

  /// Activates the constraints, and connects outlets, actions and segues.
  func connect() {
    let all = made
    made = []
    for (object, element) in all {
      guard let view = object as? UIView else { continue }
      let left = excluded(in: element)
      for constraint in element.elements(in: "constraints")
      where !left.contains(constraint["id"] ?? "") && constraint["placeholder"] != "YES" {
        activate(constraint, in: view)
      }
    }
    for (object, element) in all { connect(object, element.elements(in: "connections")) }
    for (object, element) in all { setValues(of: element, on: object) }
    for (object, _) in all {
      _ObjectiveCMethods.send(Selector("awakeFromNib"), to: object)
    }
  }

  private func item(
    _ id: String?, _ attribute: String?, in view: UIView
  ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
    guard let known = attribute.flatMap({ InterfaceCases.attributes[$0] }) else { return nil }
    guard let id else { return (view, known) }
    if let root = edgeGuides[id], let edge = edgeOfGuide[id] {
      // The guide is the bar itself: its inner edge is that of the safe area.
      let isInner = (edge == .top) == (known == .bottom)
      return (isInner ? root.safeAreaLayoutGuide : root, edge)
    }
    return object(id).map { ($0, known) }
  }

  private func activate(_ element: MarkupElement, in view: UIView) {
    guard let first = item(element["firstItem"], element["firstAttribute"], in: view) else {
      return
    }
    // A second attribute without an item is that of the view with the constraint.
    let second = item(element["secondItem"], element["secondAttribute"], in: view)
    if element["secondItem"] != nil, second == nil { return }
    let relation: NSLayoutConstraint.Relation =
      switch element["relation"] {
      case "greaterThanOrEqual": .greaterThanOrEqual
      case "lessThanOrEqual": .lessThanOrEqual
      default: .equal
      }
    let parts = (element["multiplier"] ?? "1").split(separator: ":").compactMap { Double($0) }
    let multiplier = parts.count == 2 && parts[1] != 0 ? parts[0] / parts[1] : parts.first ?? 1
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: CGFloat(multiplier),
      constant: element.number("constant") ?? 0)
    constraint.identifier = element["identifier"]
    if let priority = element.number("priority") {
      constraint.priority = UILayoutPriority(Float(min(max(priority, 0), 1000)))
    }
    if let id = element["id"] { objects[id] = constraint }
    constraint.isActive = true
  }

  /// Connects an object with others.
  func connect(_ object: AnyObject, _ connections: [MarkupElement]) {
    var collections: [(name: String, objects: [AnyObject])] = []
    for connection in connections {
      let destination = self.object(connection["destination"])
      switch connection.name {
      case "outlet":
        guard let name = connection["property"], let destination else { continue }
        Self.setOutlet(name, of: object, to: destination)
      case "outletCollection":
        guard let name = connection["property"], let destination else { continue }
        if let index = collections.firstIndex(where: { $0.name == name }) {
          collections[index].objects.append(destination)
        } else {
          collections.append((name, [destination]))
        }
      case "action":
        guard let selector = connection["selector"] else { continue }
        let events = connection["eventType"].flatMap { InterfaceCases.events[$0] }
        Self.add(Selector(selector), of: destination, to: object, for: events)
      case "segue":
        guard connection["kind"] != "relationship" else { continue }
        if connection["kind"] == "embed" {
          (object as? UIView).map { embeddings.append(($0, connection)) }
          continue
        }
        let trigger = SegueTrigger(connection, self, sender: object)
        triggers.append(trigger)
        if let cell = object as? UIView, cell is UITableViewCell || cell is UICollectionViewCell {
          cell.selectionSegue = trigger
        } else if !(object is UIViewController) {
          Self.add(Selector("performSegue:"), of: trigger, to: object, for: nil)
        }
      default: break
      }
    }
    for (name, members) in collections {
      if name == "gestureRecognizers", let view = object as? UIView {
        for recognizer in members {
          (recognizer as? UIGestureRecognizer).map(view.addGestureRecognizer)
        }
      } else {
        Self.setOutlet(name, of: object, to: members as NSArray)
      }
    }
  }

  private func setValues(of element: MarkupElement, on object: AnyObject) {
    for attribute in element.elements(in: "userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      let value: Any? =
        switch attribute["type"] {
        case "boolean": attribute.flag("value")
        case "string", "localizedString": attribute.words("value")
        case "color": file.color("value", of: attribute)
        case "image": attribute.image("value")
        case "size": attribute.child("value")?.size
        case "point": attribute.child("value")?.rectangle.origin
        case "rect": attribute.child("value")?.rectangle
        default: attribute.child("value")?.number("value").map { NSNumber(value: Double($0)) }
        }
      guard let value else { continue }
      Self.set(path, of: object, to: value)
    }
  }
}

/// A view of a kind that is not drawn: an area with its name.
private final class UnreadView: UIView, UIViewContent {
  private let name: String

  init(name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var content: AnyView { AnyView(ContentPlaceholder(name: name)) }
}

/// A section of a table whose cells are in a storyboard.
struct StaticSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
}

extension UITableView {
  /// The sections of a storyboard.
  var staticSections: [StaticSection] {
    get { stored([]) }
    set { store(newValue) }
  }
}

extension UIResponder {
  /// The objects of a storyboard or nib that the object keeps.
  var interface: InterfaceObjects? {
    get { stored(nil) }
    set { store(newValue) }
  }
}
