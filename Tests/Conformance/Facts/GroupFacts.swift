import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var group: [Fact] {
    Fact("group-modifier-distributes", 300, 100) {
      HStack(spacing: 0) {
        Group {
          Color.red.probe("a"); Color.blue.probe("b")
        }.frame(width: 40, height: 30).padding(5); Color.green.probe("c")
      }
    }
    .frame("a", 5, 35, 40, 30)
    .frame("b", 55, 35, 40, 30)
    .frame("c", 100, 0, 200, 100)

    Fact("emptyview-takes-no-slot", 110, 20) {
      HStack(spacing: 10) {
        Color.red.probe("a"); EmptyView(); Color.blue.probe("b")
      }
    }
    .frame("a", 0, 0, 50, 20)
    .frame("b", 60, 0, 50, 20)

    Fact("hidden-keeps-layout", 100, 20) {
      HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 10).probe("a").hidden()
        Color.blue.frame(width: 30, height: 10).probe("b")
      }
    }
    .frame("b", 50, 5, 30, 10)

    Fact("zindex-paint-order", 20, 20) {
      ZStack {
        Color.red.frame(width: 20, height: 20).zIndex(1); Color.blue.frame(width: 20, height: 20)
      }
    }
    .pixel(10, 10, .red)

    Fact("g-foreach-nested-default-spacing", 300, 200) {
      VStack {
        ForEach(0..<2) { r in
          HStack {
            ForEach(0..<3) { c in Color.blue.frame(width: 30, height: 20).probe("cell\(r)\(c)") }
          }.probe("row\(r)")
        }
      }.probe("grid")
    }
    .frame("grid", 97, 76, 106, 48)
    .frame("row0", 97, 76, 106, 20)
    .frame("row1", 97, 104, 106, 20)
    .frame("cell00", 97, 76, 30, 20)
    .frame("cell01", 135, 76, 30, 20)
    .frame("cell02", 173, 76, 30, 20)
    .frame("cell10", 97, 104, 30, 20)
    .frame("cell12", 173, 104, 30, 20)

    Fact("g-foreach-modifier-applies-to-each", 300, 260) {
      VStack(spacing: 0) {
        ForEach(0..<2) { i in
          Color.gray.frame(width: i == 0 ? 37.5 : 35.5, height: 16).probe("padded\(i)")
        }.padding()
        ForEach(0..<2) { i in
          Color.gray.frame(width: i == 0 ? 37.5 : 35.5, height: 16).probe("framed\(i)")
        }.frame(width: 120, height: 30).background(Color.blue)
      }.probe("stack")
    }
    .frame("stack", 90, 52, 120, 156)
    .frame("padded0", 131.25, 68, 37.5, 16)
    .frame("padded1", 132.25, 116, 35.5, 16)
    .frame("framed0", 131.25, 155, 37.5, 16)
    .frame("framed1", 132.25, 185, 35.5, 16)

    Fact(
      "g-foreach-reverse-and-remove", 300, 200, state: [80, 60, 100, 140],
      then: [
        { widths in widths.wrappedValue.reverse() },
        { widths in widths.wrappedValue.removeAll { $0 == 100 } },
      ]
    ) {
      $widths in
      VStack(alignment: .leading) {
        ForEach(widths, id: \.self) { w in
          Color.blue.frame(width: CGFloat(w), height: 20).probe("row\(w)")
        }
      }.probe("stack")
    }
    .frame("stack", 80, 62, 140, 76)
    .frame("row140", 80, 62, 140, 20)
    .frame("row60", 80, 90, 60, 20)
    .frame("row80", 80, 118, 80, 20)
    .absent("row100")

    Fact("g-section-modifier-applies-to-each", 300, 250) {
      VStack(spacing: 0) {
        Section {
          Color.gray.frame(width: 35, height: 16).probe("apple")
        } header: {
          Color.gray.frame(width: 34.5, height: 16).probe("header")
        }.padding()
        Section {
          Color.gray.frame(width: 45, height: 16).probe("banana")
        } footer: {
          Color.gray.frame(width: 39.5, height: 16).probe("footer")
        }.frame(width: 120, height: 30).background(Color.blue)
      }.probe("stack")
    }
    .frame("stack", 90, 47, 120, 156)
    .frame("header", 132.75, 63, 34.5, 16)
    .frame("apple", 132.5, 111, 35, 16)
    .frame("banana", 127.5, 150, 45, 16)
    .frame("footer", 130.25, 180, 39.5, 16)

    Fact("g-section-in-hstack", 300, 200) {
      HStack(spacing: 8) {
        Section {
          Color.gray.frame(width: 9, height: 16).probe("a")
          Color.gray.frame(width: 8.5, height: 16).probe("b")
        } header: {
          Color.gray.frame(width: 44.5, height: 16).probe("header")
        } footer: {
          Color.gray.frame(width: 39.5, height: 16).probe("footer")
        }
      }.probe("row")
    }
    .frame("row", 87.25, 92, 125.5, 16)
    .frame("header", 87.25, 92, 44.5, 16)
    .frame("a", 139.75, 92, 9, 16)
    .frame("b", 156.75, 92, 8.5, 16)
    .frame("footer", 173.25, 92, 39.5, 16)

    Fact(
      "g-foreach-reversed-order", 300, 200, state: [80, 60, 100, 140],
      then: [{ widths in widths.wrappedValue.reverse() }]
    ) {
      $widths in
      VStack(alignment: .leading) {
        ForEach(widths, id: \.self) { w in
          Color.blue.frame(width: CGFloat(w), height: 20).probe("row\(w)")
        }
      }.probe("stack")
    }
    .frame("stack", 80, 48, 140, 104)
    .frame("row140", 80, 48, 140, 20)
    .frame("row100", 80, 76, 100, 20)
    .frame("row60", 80, 104, 60, 20)
    .frame("row80", 80, 132, 80, 20)
  }
}
