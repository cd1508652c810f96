import LayoutDSL
import SpriteKit
import UIKit

/// A view of the generator that is edited, or that another system draws.
struct SessionField: View {
  let kind: UInt8
  @ObservedObject var model: SessionModel
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var color = Color.red
  @FocusState private var isFocused: Bool

  var body: some View {
    switch kind % 3 {
    case 0: fields
    case 1: pickers
    default: others
    }
  }

  @ViewBuilder private var fields: some View {
    switch kind / 3 % 5 {
    case 0: TextEditor(text: $model.text).frame(height: 60)
    case 1: TextField("lines", text: $model.text, axis: .vertical).lineLimit(1...3)
    case 2:
      TextField("field", text: $model.text)
        .focused($isFocused)
        .onAppear { isFocused = true }
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) { Button("done") { isFocused = false } }
        }
    case 3: SecureField("secret", text: $model.text).onSubmit { model.selection += 1 }
    default: TextEditor(text: $model.text).focused($isFocused).fixedSize()
    }
  }

  @ViewBuilder private var pickers: some View {
    switch kind / 3 % 6 {
    case 0: DatePicker("date", selection: $date)
    case 1:
      DatePicker("date", selection: $date, displayedComponents: .date)
        .datePickerStyle(.graphical)
    case 2:
      DatePicker("date", selection: $date, displayedComponents: .hourAndMinute)
        .datePickerStyle(.wheel)
    case 3: ColorPicker("color", selection: $color)
    case 4: MultiDatePicker("dates", selection: .constant([]))
    default: Stepper("\(model.number)", value: $model.number, in: 0...1, step: 0.25)
    }
  }

  @ViewBuilder private var others: some View {
    switch kind / 3 % 6 {
    case 0: SessionLabel(text: model.text, isOn: model.isOn(kind))
    case 1: SessionController(model: model).frame(height: 80)
    case 2: SessionSprite()
    case 3: Gauge(value: min(max(model.number, 0), 1)) { Text("gauge") }
    case 4: Image(systemName: "wifi").symbolEffect(.bounce, value: model.selection)
    default: ShareLink(item: "shared")
    }
  }
}

/// A label of UIKit.
private struct SessionLabel: UIViewRepresentable {
  let text: String
  let isOn: Bool

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ view: UILabel, context: Context) {
    view.text = text.isEmpty ? "label" : text
    view.numberOfLines = isOn ? 0 : 1
  }
}

/// A controller of UIKit around views of SwiftUI.
private struct SessionController: UIViewControllerRepresentable {
  @ObservedObject var model: SessionModel

  func makeUIViewController(context: Context) -> UIHostingController<Text> {
    UIHostingController(rootView: Text("hosted"))
  }

  func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {
    controller.rootView = Text("hosted \(model.selection)")
  }
}

/// A scene of SpriteKit, made once for the view.
private struct SessionSprite: View {
  @State private var scene = SessionScene(size: CGSize(width: 60, height: 40))

  var body: some View { SpriteView(scene: scene).frame(width: 60, height: 40) }
}

/// A scene with one sprite that moves.
private final class SessionScene: SKScene {
  override func didMove(to view: SKView) {
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
    sprite.run(.moveBy(x: 30, y: 20, duration: 0.4))
    addChild(sprite)
  }
}
