import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var matchedGeometry: [Fact] {
    Fact("g-matched-follower-keeps-own-slot", 300, 140) {
      InNamespace { space in
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: "box", in: space).probe(
            "source"
          ).padding(EdgeInsets(top: 20, leading: 120, bottom: 0, trailing: 0))
          Color.blue.frame(width: 80, height: 20).matchedGeometryEffect(
            id: "box", in: space, isSource: false
          ).probe("frame")
          Color.green.frame(width: 30, height: 30).matchedGeometryEffect(
            id: "box", in: space, properties: .position, isSource: false
          ).probe("position").padding(.top, 70)
          Color.orange.frame(width: 20, height: 60).matchedGeometryEffect(
            id: "box", in: space, properties: .size, isSource: false
          ).probe("size").padding(.leading, 60)
        }.frame(width: 200, height: 100, alignment: .topLeading).probe("stack")
      }
    }
    .frame("stack", 50, 20, 200, 100)
    .frame("source", 170, 40, 40, 40)
    .frame("frame", 50, 20, 80, 20)
    .frame("position", 50, 90, 30, 30)
    .frame("size", 110, 20, 20, 60)

    Fact("g-matched-frame-anchor-c", 620, 820) {
      InNamespace { space in
        VStack(spacing: 0) {
          Color.clear.frame(width: 600, height: 160)
          HStack(spacing: 0) {
            ZStack(alignment: .topLeading) {
              Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: 1, in: space)
                .padding(EdgeInsets(top: 70, leading: 90, bottom: 0, trailing: 0))
              Color.blue.frame(width: 80, height: 20).matchedGeometryEffect(
                id: 1, in: space, properties: .frame, anchor: .center, isSource: false
              ).probe("wide")
            }.frame(width: 200, height: 160, alignment: .topLeading).probe("cell1")
            ZStack(alignment: .topLeading) {
              Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: 2, in: space)
                .padding(EdgeInsets(top: 70, leading: 90, bottom: 0, trailing: 0))
              Color.blue.frame(width: 20, height: 60).matchedGeometryEffect(
                id: 2, in: space, properties: .frame, anchor: .center, isSource: false
              ).probe("tall")
            }.frame(width: 200, height: 160, alignment: .topLeading).probe("cell2")
            ZStack(alignment: .topLeading) {
              Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: 3, in: space)
                .padding(EdgeInsets(top: 70, leading: 90, bottom: 0, trailing: 0))
              Color.blue.frame(width: 20, height: 20).matchedGeometryEffect(
                id: 3, in: space, properties: .frame, anchor: .center, isSource: false
              ).probe("small")
            }.frame(width: 200, height: 160, alignment: .topLeading).probe("cell3")
          }
          Color.clear.frame(width: 600, height: 480)
        }.probe("grid")
      }
    }
    .frame("grid", 10, 10, 600, 800)
    .frame("cell1", 10, 170, 200, 160)
    .frame("cell2", 210, 170, 200, 160)
    .frame("cell3", 410, 170, 200, 160)
    .frame("wide", 10, 170, 80, 20)
    .frame("tall", 210, 170, 20, 60)
    .frame("small", 410, 170, 20, 20)

    Fact("g-matched-position-and-size-only", 620, 820) {
      InNamespace { space in
        VStack(spacing: 0) {
          Color.clear.frame(width: 600, height: 480)
          HStack(spacing: 0) {
            ZStack(alignment: .topLeading) {
              Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: 1, in: space)
                .padding(EdgeInsets(top: 70, leading: 90, bottom: 0, trailing: 0))
              Color.blue.frame(width: 80, height: 20).matchedGeometryEffect(
                id: 1, in: space, properties: .position, anchor: .topLeading, isSource: false
              ).probe("ptl")
            }.frame(width: 200, height: 160, alignment: .topLeading).probe("cell1")
            ZStack(alignment: .topLeading) {
              Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: 2, in: space)
                .padding(EdgeInsets(top: 70, leading: 90, bottom: 0, trailing: 0))
              Color.blue.frame(width: 20, height: 60).matchedGeometryEffect(
                id: 2, in: space, properties: .position, anchor: .bottomTrailing, isSource: false
              ).probe("pbr")
            }.frame(width: 200, height: 160, alignment: .topLeading).probe("cell2")
            ZStack(alignment: .topLeading) {
              Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: 3, in: space)
                .padding(EdgeInsets(top: 70, leading: 90, bottom: 0, trailing: 0))
              Color.blue.frame(width: 80, height: 20).matchedGeometryEffect(
                id: 3, in: space, properties: .size, anchor: .center, isSource: false
              ).probe("szc")
            }.frame(width: 200, height: 160, alignment: .topLeading).probe("cell3")
          }
          Color.clear.frame(width: 600, height: 160)
        }.probe("grid")
      }
    }
    .frame("grid", 10, 10, 600, 800)
    .frame("ptl", 10, 490, 80, 20)
    .frame("pbr", 210, 490, 20, 60)
    .frame("szc", 410, 490, 80, 20)

    Fact("g-matched-flexible-followers", 620, 820) {
      InNamespace { space in
        VStack(spacing: 0) {
          Color.clear.frame(width: 600, height: 640)
          HStack(spacing: 0) {
            ZStack(alignment: .topLeading) {
              Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: 1, in: space)
                .padding(EdgeInsets(top: 70, leading: 90, bottom: 0, trailing: 0))
              Color.blue.matchedGeometryEffect(
                id: 1, in: space, properties: .size, anchor: .center, isSource: false
              ).probe("szflex")
            }.frame(width: 200, height: 160, alignment: .topLeading).probe("cell1")
            ZStack(alignment: .topLeading) {
              Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: 2, in: space)
                .padding(EdgeInsets(top: 70, leading: 90, bottom: 0, trailing: 0))
              Color.blue.matchedGeometryEffect(
                id: 2, in: space, properties: .frame, anchor: .center, isSource: false
              ).probe("fcflex")
            }.frame(width: 200, height: 160, alignment: .topLeading).probe("cell2")
            ZStack(alignment: .topLeading) {
              Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: 3, in: space)
                .padding(EdgeInsets(top: 70, leading: 90, bottom: 0, trailing: 0))
              Color.blue.matchedGeometryEffect(
                id: 3, in: space, properties: .frame, anchor: .topLeading, isSource: false
              ).probe("ftlflex")
            }.frame(width: 200, height: 160, alignment: .topLeading).probe("cell3")
          }
        }.probe("grid")
      }
    }
    .frame("grid", 10, 10, 600, 800)
    .frame("szflex", 10, 650, 200, 160)
    .frame("fcflex", 210, 650, 200, 160)
    .frame("ftlflex", 410, 650, 200, 160)
  }
}

/// A view with a namespace of its own.
private struct InNamespace<Content: View>: View {
  @Namespace private var space
  @ViewBuilder let content: (Namespace.ID) -> Content

  var body: some View { content(space) }
}
