import LayoutDSL
import ViewCore

/// The swipe actions of UIKit on a row of a list.
struct RowSwipes: ViewModifier {
  let leading: UISwipeActionsConfiguration?
  let trailing: UISwipeActionsConfiguration?

  func body(content: Content) -> some View {
    content
      .swipeActions(
        edge: .leading, allowsFullSwipe: leading?.performsFirstActionWithFullSwipe ?? true
      ) {
        ContextualButtons(actions: leading?.actions ?? [])
      }
      .swipeActions(
        edge: .trailing, allowsFullSwipe: trailing?.performsFirstActionWithFullSwipe ?? true
      ) {
        ContextualButtons(actions: trailing?.actions ?? [])
      }
  }
}

private struct ContextualButtons: View {
  let actions: [UIContextualAction]

  var body: some View {
    ForEach(actions.indices, id: \.self) { index in
      let action = actions[index]
      Button(
        role: action.style == .destructive && action.backgroundColor == nil ? .destructive : nil
      ) {
        action.handler(action, UIView()) { _ in }
      } label: {
        if let image = action.image {
          Image(uiImage: image.inControl)
        } else {
          Text(verbatim: action.title ?? "")
        }
      }
      .tint(action.backgroundColor.map { Color(uiColor: $0) })
    }
  }
}
