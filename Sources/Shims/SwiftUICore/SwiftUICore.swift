// The part of SwiftUI that newer compilers name in messages.
@_exported import LayoutDSL
