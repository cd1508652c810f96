import LayoutDSL
import SystemIntegration
import ViewCore

/// A view with the menu that a long press opens.
struct MenuOfActions: ViewModifier {
  /// The menu; nil for none.
  let menu: UIMenu?
  /// The view that the menu belongs to.
  let sender: UIView

  func body(content: Content) -> some View {
    if let menu {
      content.contextMenu { UIMenuContent(elements: menu.children, sender: sender) }
    } else {
      content
    }
  }
}

/// The elements of a menu, as those of a menu of SwiftUI.
struct UIMenuContent: View {
  let elements: [UIMenuElement]
  /// The view or item that the menu belongs to.
  let sender: AnyObject

  var body: some View {
    ForEach(elements.indices, id: \.self) { index in
      AnyView(item(elements[index]))
    }
  }

  @ViewBuilder private func item(_ element: UIMenuElement) -> some View {
    switch element {
    case let menu as UIMenu where menu.options.contains(.displayInline):
      Section {
        UIMenuContent(elements: menu.children, sender: sender)
      } header: {
        if !menu.title.isEmpty { Text(verbatim: menu.title) }
      }
    case let menu as UIMenu:
      Menu {
        UIMenuContent(elements: menu.children, sender: sender)
      } label: {
        label(menu)
      }
    case let action as UIAction where !action.attributes.contains(.hidden):
      Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
        action.handler(action)
      } label: {
        label(action, isOn: action.state == .on)
      }
      .disabled(action.attributes.contains(.disabled))
    case let command as UICommand where !command.attributes.contains(.hidden):
      Button(role: command.attributes.contains(.destructive) ? .destructive : nil) {
        if let action = command.action {
          UIApplication.shared.sendAction(action, to: nil, from: sender, for: nil)
        }
      } label: {
        label(command, isOn: command.state == .on)
      }
      .disabled(command.attributes.contains(.disabled))
    case let deferred as UIDeferredMenuElement:
      UIMenuContent(elements: deferred.elements, sender: sender)
    default: EmptyView()
    }
  }

  @ViewBuilder private func label(_ element: UIMenuElement, isOn: Bool = false) -> some View {
    let text = Text(verbatim: element.title)
    if isOn {
      Label {
        text
      } icon: {
        Image(systemName: "checkmark")
      }
    } else if let image = element.image {
      Label {
        text
      } icon: {
        Image(uiImage: image.inControl)
      }
    } else {
      text
    }
    if let subtitle = element.subtitle { Text(verbatim: subtitle) }
  }
}

extension UIDeferredMenuElement {
  /// The elements, if they are made at once.
  fileprivate var elements: [UIMenuElement] {
    var made: [UIMenuElement] = []
    provider { made = $0 }
    return made
  }
}
