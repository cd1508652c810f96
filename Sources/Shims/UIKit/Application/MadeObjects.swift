import CInitializers
import Foundation

// Objects of a type that is only known at run time, as the runtime of Objective-C makes them.
// `snap` calls these functions in place of initializers that Swift's own classes would have to
// require of each subclass.

extension NSObject {
  /// Makes an object of the class by its `init()`.
  public static func _make() -> Self {
    let pointer = unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
    return Unmanaged<Self>.fromOpaque(layoutdsl_make_object(pointer)).takeRetainedValue()
  }
}

extension UIView {
  /// Makes a view of a class.
  package static func made<V: UIView>(_ type: V.Type) -> V { type._make() }

  /// Makes a view of the class with a frame.
  public static func _make(frame: CGRect) -> Self {
    let view = _make()
    view.frame = frame
    return view
  }
}

extension UIViewController {
  /// Makes a controller of the class; there are no archives of views here.
  public static func _make(nibName: String?, bundle: Bundle?) -> Self { _make() }
}

extension UITableViewCell {
  /// The values of the cell that `_make` makes.
  static var valuesOfNextCell: (style: CellStyle, reuseIdentifier: String?)?

  /// Makes a cell of the class.
  public static func _make(style: CellStyle, reuseIdentifier: String?) -> Self {
    valuesOfNextCell = (style, reuseIdentifier)
    defer { valuesOfNextCell = nil }
    return _make()
  }
}

extension UITableViewHeaderFooterView {
  /// The identifier of the view that `_make` makes.
  static var identifierOfNextView: String?

  /// Makes a view of the class.
  public static func _make(reuseIdentifier: String?) -> Self {
    identifierOfNextView = reuseIdentifier
    defer { identifierOfNextView = nil }
    return _make()
  }
}
