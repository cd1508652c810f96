// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Controls
import Foundation
import SystemIntegration
import ViewCore

@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { MissingRowView() }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 0 }
}

/// The view of a row whose delegate makes none.
private final class MissingRowView: UIView {}

/// Wheels of titles or views.
@MainActor @preconcurrency
open class UIPickerView: UIView, UIViewContent {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  private var rows: [Int: Int] = [:]
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = row
  }
  open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? 0 }
  open func rowSize(forComponent component: Int) -> CGSize { .zero }
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  open var showsSelectionIndicator = true
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}

  package var content: AnyView {
    AnyView(
      HStack(spacing: 0) {
        ForEach(0..<numberOfComponents, id: \.self) { component in
          Picker("", selection: self.selection(inComponent: component)) {
            ForEach(0..<self.numberOfRows(inComponent: component), id: \.self) { row in
              self.content(ofRow: row, inComponent: component).tag(row)
            }
          }
          .pickerStyle(.wheel)
          .labelsHidden()
        }
      }
      .frame(minHeight: 0, maxHeight: .infinity)
      .clipped())
  }

  private func selection(inComponent component: Int) -> Binding<Int> {
    Binding {
      self.selectedRow(inComponent: component)
    } set: {
      self.rows[component] = $0
      self.delegate?.pickerView(self, didSelectRow: $0, inComponent: component)
    }
  }

  @ViewBuilder private func content(ofRow row: Int, inComponent component: Int) -> some View {
    let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
    if let view, !(view is MissingRowView) {
      UIViewPicture(view)
    } else if let title {
      Text(AttributedString(title))
    } else {
      Text(
        verbatim: delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "")
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 216)
  }
}
