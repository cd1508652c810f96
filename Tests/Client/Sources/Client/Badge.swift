import Combine
import SwiftUI

/// A number that a badge shows.
final class Counter: ObservableObject {
  @Published var count = 0
}

/// A view as an app would have it.
struct Badge: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Text("\(counter.count)")
      .foregroundColor(.white)
      .frame(width: 40, height: 20)
      .background(Color.blue)
  }
}
