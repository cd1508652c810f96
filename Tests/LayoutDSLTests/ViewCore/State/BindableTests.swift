import LayoutDSL
import Observation
import Testing

@testable import ViewCore

@Observable private final class Model {
  var side = 10.0
  var unread = 0
}

@MainActor struct BindableTests {
  private struct Editor: View {
    @Binding var value: Double
    var body: some View { Color.red.onTapGesture { value += 5 } }
  }

  private struct Root: View {
    @Bindable var model: Model
    var body: some View {
      Editor(value: $model.side).frame(width: model.side, height: model.side).probe("box")
    }
  }

  @Test func bindingsReadAndWriteTheObject() {
    let model = Model()
    let screen = Screen { Root(model: model) }
    #expect(screen.frame("box").width == 10)
    screen.fingers.tap(at: CGPoint(x: 50, y: 50))
    #expect(screen.frame("box").width == 15)
    #expect(model.side == 15)
  }

  @Test func aBindableCreatedInABodyWorks() {
    let model = Model()
    @Bindable var bindable = model
    $bindable.unread.wrappedValue = 3
    #expect(model.unread == 3)
  }
}
