"""The first products: bowl, rope toy, plush bed, collar, bird cage, aquarium."""
import sys,os,math,random
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from studio import *
def bowl(color='#1c6f74'):
    steel=mat('steel','#d6d6d8',.24,metal=1,aniso=.6)
    rub=mat('tint',color,.55,spec=.35,bump=[('noise',120,.12,.01)])
    # shell: flared non-tip bowl, outside down, then inside
    out=[(1.02,0.05),(1.0,.05),(.80,.58),(.80,.60)]
    pr=[(1.0,0.06),(.985,.10),(.83,.60),(.845,.635),(.83,.655),(.80,.65),(.775,.61),(.70,.24),(.62,.18),(.02,.17),(0.001,.17)]
    p=fillet(pr,[0,.03,.05,.03,.03,.03,.05,.1,.08,.05,0]); sub(lathe('bowl',p,steel,160),1)
    # rubber ring at the base
    rr=[(.93,.0),(1.035,.0),(1.05,.03),(1.045,.09),(1.0,.13),(.965,.12),(.93,.06)]
    rr2=fillet(rr+[rr[0]],.02,3); lathe('ring',rr2,rub,160)
    return dict(el=27,mirror=True,az=-20)
def ropetoy(color='#e07a2c'):
    c2='#f1e7d3'
    ma=mat('tint',color,.95,spec=.1,sheen=.6,bump=[('noise',90,.5,.02)]); mb=mat('rope2',c2,.95,spec=.1,sheen=.6,bump=[('noise',90,.5,.02)])
    rubm=mat('tintb',color,.42,spec=.5,bump=[('noise',25,.04,.02)])
    rnd=random.Random(3)
    def path(t): # gentle S on the floor, z ~ rope radius
        return Vector((-1.35+2.7*t, .16*math.sin(t*2*pi+.4), .14))
    R=.082; tw=4.6
    def frame(t):
        T=(path(t+.001)-path(t-.001)).normalized(); N=Vector((0,0,1)); B=T.cross(N).normalized(); return B,N
    def strand(t0,t1,ph,turns,rad,n):
        out=[]
        for i in range(n+1):
            t=t0+(t1-t0)*i/n; B,N=frame(t); a=ph+2*pi*turns*t; out.append(path(t)+B*math.cos(a)*rad+N*math.sin(a)*rad)
        return out
    # 3 strands, each of 7 yarns that wind around the strand axis
    for sidx in range(3):
        for y in range(8):
            pts=[]
            n=420
            for i in range(n+1):
                t=i/n; B,N=frame(t); a=2*pi*sidx/3+2*pi*tw*t; e=B*math.cos(a)+N*math.sin(a); f=-B*math.sin(a)+N*math.cos(a)
                T=(path(t+.001)-path(t-.001)).normalized(); 
                g=(T*.86+f*.5).normalized(); h=e.cross(g)
                b=2*pi*y/8-2*pi*tw*2.6*t; r2=.05
                pts.append(path(t)+e*.078+(e*math.cos(b)+g.cross(e)*math.sin(b))*r2)
            tube('y',pts,.0235,ma if sidx!=1 else mb,n=7)
    # knots: rope bulge made of wound coils near each end + tassels
    for end in(0,1):
        t0=.12 if end==0 else .88; B,N=frame(t0); T=(path(t0+.001)-path(t0-.001)).normalized(); c=path(t0)+Vector((0,0,.03))
        def tref(u):
            a=2*pi*u; k=.068
            return c+B*k*(math.sin(a)+2*math.sin(2*a))+N*k*(math.cos(a)-2*math.cos(2*a))+T*(-.115*math.sin(3*a))
        for sidx in range(3):
            for y in range(8):
                pts=[]
                for i in range(360):
                    u=i/360; q=tref(u); t1=(tref(u+.001)-tref(u-.001)).normalized(); r0=(q-c); r0=(r0-t1*r0.dot(t1)).normalized(); b0=t1.cross(r0)
                    a=2*pi*sidx/3+2*pi*5*u; e=r0*math.cos(a)+b0*math.sin(a); f=-r0*math.sin(a)+b0*math.cos(a); g=(t1*.86+f*.5).normalized(); b=2*pi*y/8-2*pi*14*u
                    pts.append(q+e*.058+(e*math.cos(b)+g.cross(e)*math.sin(b))*.04)
                tube('k',pts,.019,ma if sidx!=1 else mb,n=6,closed=True)
        te=0. if end==0 else 1.; P0=path(te); d=-T if end==0 else T
        for j in range(230):
            a=rnd.random()*2*pi; r=.12*math.sqrt(rnd.random()); o=B*math.cos(a)*r+N*math.sin(a)*r; sp=1.5+rnd.random()*1.2; L=.30+.1*rnd.random(); pts=[]
            w1,w2=rnd.random()*6,rnd.random()*6
            for i in range(9):
                u=i/8; q=P0-d*.06+o*(1+sp*u*u*.75)+d*L*u+Vector((0,.012*math.sin(w1+7*u),.012*math.sin(w2+8*u)-.08*u*u)); q.z=max(q.z,.012); pts.append(q)
            tube('t',pts,.009,(ma,mb,ma)[j%3],n=5)
    # ball in the middle, with grooves + hole
    def fn(a,r,z,j): return r,z
    prof=[]
    for i in range(65):
        th=-pi/2+pi*i/64; R0=.36
        g=sum(math.exp(-((th-c)/.045)**2) for c in(-.75,-.25,.25,.75)); R1=R0-.018*g
        prof.append((max(R1*math.cos(th),.0005),R1*math.sin(th)))
    b=lathe('ball',prof,rubm,128); b.rotation_euler=(0,pi/2,.2); b.location=path(.5)+Vector((0,0,.36-.14))
    return dict(el=32,az=-18)
def petbed(color='#8aa0a8',inner='#f3ece0'):
    fab=mat('tint',color,.95,spec=.08,sheen=.8,bump=[('noise',9,.35,.08),('voronoi',150,.35,.006),('noise',260,.4,.004)],var=(40,.10))
    base=mat('base','#5b5148',.9)
    fur=mat('fur',inner,.9,spec=.1,sheen=.5)
    import mathutils.noise as mn
    # bolster: torus with vertical pleats + noise
    NU,NV=360,96; V=[];F=[];UV=[]
    for i in range(NU):
        a=2*pi*i/NU
        pl=abs(math.sin(a*9))**.45      # pleat between segments
        dip=1-.30*math.exp(-((((a+pi/2+pi)%(2*pi))-pi)/.42)**2) # lowered entrance (towards -y)
        for j in range(NV):
            b=2*pi*j/NV; r=.33
            k=1+ -.15*(1-pl)
            x=(1.0+ r*1.0*math.cos(b)*k); z=.30+r*.92*math.sin(b)*k*dip-(1-dip)*.3
            if z<.02: z=.02+ (z-.02)*.12
            p=Vector((x*math.cos(a),x*math.sin(a),z))
            nn=mn.noise(p*3.2)*.034+mn.noise(p*8)*.016
            # radial creases near pleats
            nn+=(1-pl)**.6*.05*mn.noise(Vector((p.x*9,p.y*9,p.z*16)))
            d=Vector((math.cos(b)*math.cos(a),math.cos(b)*math.sin(a),math.sin(b))); V.append(p+d*nn); UV.append((i/NU*10,j/NV*2))
    for i in range(NU):
        for j in range(NV): F.append((i*NV+j,((i+1)%NU)*NV+j,((i+1)%NU)*NV+(j+1)%NV,i*NV+(j+1)%NV))
    bo=add('bolster',V,F,fab,uvs=UV)
    fabh=mat('tint_h',color,.85,spec=.12,sheen=.5)
    hair(bo,160000,.009,fabh,rad=.0026,rand=.5)
    # piping seam on inside
    tube('pipe',[((.745)*math.cos(t*2*pi/200),(.745)*math.sin(t*2*pi/200),.285+.006*math.sin(t*.9)) for t in range(200)],.018,fab,n=10,closed=True)
    # cushion
    prof=[(0.0005,.30),(.2,.305),(.4,.30),(.56,.285),(.68,.25),(.74,.19),(.74,.10),(.6,.06)]
    def fn(a,r,z,j):
        p=Vector((r*math.cos(a),r*math.sin(a),z)); dd=math.hypot(p.x-.05,p.y+.1)
        return r,z+.035*mn.noise(p*2.6)+.014*mn.noise(p*7)-.03*math.exp(-(dd/.3)**2)
    cu=lathe('cushion',fillet(prof,.08,6),fur,160,fn)
    hair(cu,120000,.022,fur,rad=.0030,rand=.7)
    return dict(el=34,az=-12)
def collar(color='#c2304a'):
    web=mat('tint',color,.75,spec=.25,sheen=.35,bump=[('weave',1,.7,.012,(18,6.6,1)),('noise',200,.15,.003)])
    stitch=mat('stitch','#f4efe6',.8,spec=.2); plas=mat('plastic','#17181b',.38,spec=.5,bump=[('noise',220,.10,.003)]); met=mat('metal','#d9d9dc',.16,metal=1)
    W=.36; th=.035; R=1.0
    def ring(R,t0,t1,w,thick,m,name,zc=0,n=240):
        V=[];F=[];UV=[]; pr=[(-thick/2,-w/2+.012),(-thick/2+.010,-w/2),(thick/2-.010,-w/2),(thick/2,-w/2+.012),(thick/2,w/2-.012),(thick/2-.010,w/2),(-thick/2+.010,w/2),(-thick/2,w/2-.012)]
        k=len(pr); vv=[.0,.05,.1,.15,.85,.9,.95,1]
        for i in range(n+1):
            a=t0+(t1-t0)*i/n; wob=.012*math.sin(3*a+1)
            for q,(dr,dz) in enumerate(pr):
                r=R+dr; V.append((r*math.cos(a)*1.12,r*math.sin(a)*.94,dz+zc+wob)); UV.append((a*R*1.0,(dz/w+.5)*1))
        for i in range(n):
            for q in range(k): F.append((i*k+q,(i+1)*k+q,(i+1)*k+(q+1)%k,i*k+(q+1)%k))
        F.append(tuple(range(k))); F.append(tuple(n*k+q for q in range(k))[::-1])
        return add(name,V,F,m,uvs=UV,smooth=False)
    g=.255; A0=-pi/2
    ring(R,A0+g,A0+2*pi-g,W,th,web,'web')
    ring(R+.042,A0+g,A0+g+1.15,W,th,web,'lap')     # doubled-back end (outer)
    ring(R+.042,A0+2*pi-g-.6,A0+2*pi-g,W,th,web,'lap2')
    def P(a,r,z): return Vector((r*math.cos(a)*1.12,r*math.sin(a)*.94,z+.012*math.sin(3*a+1)))
    def fr(a):
        T=(P(a+.01,R,0)-P(a-.01,R,0)); T.z=0; T.normalize(); O=Vector((T.y,-T.x,0)); return T,O
    # stitching lines (bar-tack box)
    for a1 in(A0+g+.98,A0+2*pi-g-.5):
        for q in range(13):
            z=-W/2+.05+(W-.10)*q/12
            for dx in(0,.045):
                a=a1+dx; tube('st',[P(a,R+.062,z-.011),P(a,R+.068,z),P(a,R+.062,z+.011)],.006,stitch,n=6)
    for sgn in(-1,1):
        a=A0+g+.02
        while a<A0+2*pi-g-.02:
            r=R+.0195+(.042 if (a<A0+g+1.15 or a>A0+2*pi-g-.6) else 0)
            tube('st',[P(a,r,sgn*(W/2-.045)),P(a+.012,r+.006,sgn*(W/2-.045)),P(a+.024,r,sgn*(W/2-.045))],.0055,stitch,n=5); a+=.042
    # side-release buckle around A0
    T,O=fr(A0); c=P(A0,R+.02,0); rz=math.atan2(T.y,T.x)
    def box(dx,dz,do,sx,sz,so,m,bev,name): return rbox(name,c+T*dx+Vector((0,0,dz))+O*do,(sx,so,sz),m,bev,5,(0,0,rz))
    body=box(.10,0,.03,.34,W*1.22,.15,plas,.05,'female')
    c1=box(.16,W*.61,.03,.15,.16,.3,None,.05,'cut1'); c2=box(.16,-W*.61,.03,.15,.16,.3,None,.05,'cut2'); boolean(body,c1); boolean(body,c2)
    box(.15,W*.50,.03,.16,.075,.10,plas,.035,'prong1'); box(.15,-W*.50,.03,.16,.075,.10,plas,.035,'prong2')
    box(-.12,0,.03,.115,W*1.22,.14,plas,.045,'male'); box(-.255,0,.025,.06,W*1.2,.12,plas,.028,'malebar'); box(.30,0,.025,.06,W*1.2,.12,plas,.028,'fbar')
    box(-.19,W*.56,.025,.18,.05,.10,plas,.02,'m1'); box(-.19,-W*.56,.025,.18,.05,.10,plas,.02,'m2')
    box(.09,0,.108,.12,.12,.01,plas,.004,'logo')
    # D-ring
    aD=A0+g+.40; T,O=fr(aD); c=P(aD,R+.075,0)
    pts=[]; h=W*.56
    for i in range(49):
        t=-pi/2+pi*i/48; pts.append(c+Vector((0,0,h*math.sin(t)))*1.0+O*(.0+.36*max(math.cos(t),0)**.8)+T*.02)
    pts2=[c+Vector((0,0,h*(1-2*i/20)))+T*.02 for i in range(1,20)]
    tube('dring',pts+pts2,.033,met,n=16,closed=True)
    ring(R+.085,aD-.10,aD+.13,W,.03,web,'loopcover',n=30)
    # tri-glide
    aS=A0+g+1.25; T,O=fr(aS); c=P(aS,R+.045,0); rz=math.atan2(T.y,T.x)
    for dx in(-.085,0,.085): rbox('sl',c+T*dx+O*.01,(.045,.075,W*1.22),met,.02,4,(0,0,rz))
    for s_ in(-1,1): rbox('sl2',c+Vector((0,0,s_*W*.58))+O*.01,(.215,.075,.05),met,.02,4,(0,0,rz))
    return dict(el=26,az=14)
def cage(color='#2f8f83'):
    wire=mat('wire','#e9e6df',.3,spec=.5,coat=.4); tr=mat('tint',color,.35,spec=.5); wood=mat('wood','#b98a56',.6,bump=[('noise',14,.3,.02,(1,1,1))],var=(6,.35)); cup=mat('cup','#f2efe8',.3); met=mat('metal','#d0d0d4',.2,metal=1)
    R=.8; H0=.30; H1=1.55; top=2.25; n=44
    lathe('tray',fillet([(.0005,.03),(.80,.03),(.86,.0),(.90,.05),(.92,.30),(.95,.33),(.93,.36),(.86,.34),(.84,.10),(.0005,.08)],.03,4),tr,128)
    lathe('litter',[(.0005,.13),(.4,.135),(.835,.13)],mat('litter','#d9c29a',.95,bump=[('noise',60,.9,.05)]),64)
    def dome(t): # 0..1
        return R*math.cos(t*pi/2)**.75+.03*(1-0), H1+(top-H1)*math.sin(t*pi/2)
    for i in range(n):
        a=2*pi*(i+.5)/n; pts=[(R+.03,H0),(R+.03,H0+.4),(R+.03,H1-.3)]; pts+= [dome(k/18*.985) for k in range(19)]
        tube('bar',[(r*math.cos(a),r*math.sin(a),z) for r,z in pts],.0105,wire,n=8)
    for r,z,w in((R+.03,H0+.05,.018),(R+.03,.82,.016),(R+.03,1.2,.016),(R+.03,H1,.018),(dome(.55)[0],dome(.55)[1],.014)):
        tube('hoop',[(r*math.cos(2*pi*k/128),r*math.sin(2*pi*k/128),z) for k in range(128)],w,wire,n=10,closed=True)
    lathe('cap',fillet([(.0005,top+.06),(.10,top+.05),(.13,top+.0),(.11,top-.03),(.0005,top-.03)],.02,4),tr,64)
    tube('ringtop',[(.13*math.cos(2*pi*k/64),0,top+.20+.13*math.sin(2*pi*k/64)) for k in range(64)],.016,met,n=10,closed=True)
    # door frame at -y
    a0=-pi/2; w=.24; pts=[]
    for (u,z) in [(-1,.52),(-1,1.10)]+[(math.cos(pi-t*pi/16),1.10+.10*math.sin(t*pi/16)) for t in range(1,16)]+[(1,1.10),(1,.52)]:
        a=a0+u*w; pts.append(((R+.055)*math.cos(a),(R+.055)*math.sin(a),z))
    for k in range(1,8):
        a=a0+w*(1-2*k/8); pts.append(((R+.055)*math.cos(a),(R+.055)*math.sin(a),.52))
    tube('door',pts,.019,tr,n=10,closed=True)
    rbox('latch',((R+.08)*math.cos(a0+w),(R+.08)*math.sin(a0+w),.85),(.07,.05,.10),tr,.015)
    tube('perch',[(-.8,.0,.82),(.8,0,.82)],.04,wood,n=20); tube('perch2',[(-.62,.55,1.25),(.62,.55,1.25)],.035,wood,n=20)
    # swing
    tube('sw',[(-.2,-.1,1.25),(-.19,-.1,1.7),(-.03,-.03,2.2)],.010,wire); tube('sw',[(.2,-.1,1.25),(.19,-.1,1.7),(.03,-.03,2.2)],.010,wire); tube('swp',[(-.23,-.1,1.25),(.23,-.1,1.25)],.03,wood,n=16)
    for s_ in(-1,1):
        o=lathe('cup',fillet([(.0005,0),(.12,0),(.16,.03),(.18,.20),(.165,.20),(.145,.04),(.0005,.03)],.02,4),tr if s_<0 else cup,48); o.location=(s_*.60,-.38,.62)
    return dict(el=14,az=-16,fill=.86)
def aquarium(color='#22262b'):
    rim=mat('tint',color,.4,spec=.5); rnd=random.Random(5)
    X,Y,Z=1.5,.75,1.0; g=.025
    def shadowless(m,glass_ior):
        nt=m.node_tree; p=nt.nodes['Principled BSDF']; out=nt.nodes['Material Output']
        lp=nt.nodes.new('ShaderNodeLightPath'); tr=nt.nodes.new('ShaderNodeBsdfTransparent'); mx=nt.nodes.new('ShaderNodeMixShader')
        add_=nt.nodes.new('ShaderNodeMath'); add_.operation='MAXIMUM'; nt.links.new(lp.outputs['Is Shadow Ray'],add_.inputs[0]); nt.links.new(lp.outputs['Is Diffuse Ray'],add_.inputs[1])
        nt.links.new(add_.outputs[0],mx.inputs[0]); nt.links.new(p.outputs[0],mx.inputs[1]); nt.links.new(tr.outputs[0],mx.inputs[2]); nt.links.new(mx.outputs[0],out.inputs[0]); return tr
    def thin(name,tint):
        m=mat(name); nt=m.node_tree; out=nt.nodes['Material Output']; tr=nt.nodes.new('ShaderNodeBsdfTransparent'); tr.inputs[0].default_value=tint; gl=nt.nodes.new('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value=.02
        fr=nt.nodes.new('ShaderNodeFresnel'); fr.inputs[0].default_value=1.5; mx=nt.nodes.new('ShaderNodeMixShader'); nt.links.new(fr.outputs[0],mx.inputs[0]); nt.links.new(tr.outputs[0],mx.inputs[1]); nt.links.new(gl.outputs[0],mx.inputs[2]); nt.links.new(mx.outputs[0],out.inputs[0]); return m
    glass=thin('glass',(.955,.985,.975,1)); edge=mat('edge','#9fd0c0',.1,spec=.6); 
    for c,s in(((0,-Y/2,Z/2+.06),(X,g,Z)),((0,Y/2,Z/2+.06),(X,g,Z)),((-X/2,0,Z/2+.06),(g,Y,Z)),((X/2,0,Z/2+.06),(g,Y,Z))): rbox('pane',c,s,glass,.004,2)
    # corner silicone
    for sx in(-1,1):
        for sy in(-1,1): tube('sil',[(sx*(X/2-g*.6),sy*(Y/2-g*.6),.07),(sx*(X/2-g*.6),sy*(Y/2-g*.6),Z+.04)],.016,mat('sil','#30383a',.4),n=8)
    # frames
    def frame(z,h,o=.03):
        for c,s in(((0,-Y/2-o/2+.01,z),(X+2*o,.05,h)),((0,Y/2+o/2-.01,z),(X+2*o,.05,h)),((-X/2-o/2+.01,0,z),(.05,Y-.02,h)),((X/2+o/2-.01,0,z),(.05,Y-.02,h))): rbox('fr',c,s,rim,.012,3)
    frame(.045,.09); frame(Z+.05,.08); rbox('floor',(0,0,.04),(X,Y,.04),rim,.005,2)
    # LED bar on top
    rbox('hood',(0,.12,Z+.105),(X*.96,.26,.06),rim,.02,4)
    # water: thin tinted block (front surface), ior 1.33
    wm=mat('water','#e3f5f3',.0,trans=1,ior=1.33,spec=.5); shadowless(wm,1.33)
    rbox('water',(0,0,.06+(Z-.12)/2+.02),(X-g*1.15,Y-g*1.15,Z-.14),wm,.003,2)
    # gravel: instanced icospheres
    bm=bmesh.new(); bmesh.ops.create_icosphere(bm,subdivisions=2,radius=1); import mathutils.noise as mn
    gm=[mat('g%d'%i,c,.7,spec=.4) for i,c in enumerate(('#8d7a63','#b9a58a','#d8cbb4','#6b5f52','#c9b08b'))]; ms=[]
    for i in range(10):
        b2=bm.copy()
        for v in b2.verts: v.co*=1+.25*mn.noise(v.co*1.3+Vector((i*7,0,0))); v.co.z*=.75
        me=bpy.data.meshes.new('peb'); b2.to_mesh(me); me.materials.append(gm[i%5]); me.polygons.foreach_set('use_smooth',[True]*len(me.polygons)); ms.append(me)
    def ground(x,y): return .15+.06*(y/Y)+.02*math.sin(4*x+1)
    for i in range(2600):
        x=rnd.uniform(-X/2+.035,X/2-.035); y=rnd.uniform(-Y/2+.035,Y/2-.035); o=bpy.data.objects.new('p',ms[i%10]); bpy.context.collection.objects.link(o); r=rnd.uniform(.012,.024); o['nofit']=1
        o.scale=(r,r,r); o.location=(x,y,ground(x,y)-rnd.random()*.10); o.rotation_euler=(rnd.random()*6,rnd.random()*6,rnd.random()*6)
    # rocks
    rk=mat('rock','#6d6a66',.85,bump=[('noise',9,.8,.06),('noise',40,.4,.02)],var=(5,.4))
    for x,y,r in((.28,.05,.15),(.46,-.04,.095),(.13,-.07,.07)):
        b2=bmesh.new(); bmesh.ops.create_icosphere(b2,subdivisions=5,radius=r)
        for v in b2.verts: v.co*=1+.35*mn.noise(v.co/r*1.1+Vector((x*31,1,2)))+.12*mn.noise(v.co/r*3.3)
        me=bpy.data.meshes.new('rk'); b2.to_mesh(me); me.materials.append(rk); me.polygons.foreach_set('use_smooth',[True]*len(me.polygons)); o=bpy.data.objects.new('rk',me); o.location=(x,y,ground(x,y)+r*.45); bpy.context.collection.objects.link(o)
    # plants
    gr=[mat('pl%d'%i,c,.5,spec=.4,var=(12,.25)) for i,c in enumerate(('#3f7d2c','#5c9a35','#2f6a3a','#8c3f35'))]
    def blade(x,y,h,w,lean,ang,m):
        V=[];F=[];n=16; base=Vector((x,y,ground(x,y)-.02)); d=Vector((math.cos(ang),math.sin(ang),0)); s_=Vector((-d.y,d.x,0)); ph=rnd.random()*6
        for i in range(n+1):
            t=i/n; wd=w*math.sin(pi*min(1,.12+.88*t))**.7*(1 if t<.999 else .05); c=base+Vector((0,0,h*(t-.12*lean*t*t)))+d*lean*h*.45*t*t+s_*.02*math.sin(ph+5*t)
            V+=[c-s_*wd,c+d*wd*.25,c+s_*wd]
        for i in range(n):
            for k in(0,1): F.append((3*i+k,3*i+k+1,3*i+k+4,3*i+k+3))
        o=add('leaf',V,F,m)
    for cx,cy,nn,h,w,mm in((-.48,.12,26,.66,.016,gr[0]),(-.22,.2,16,.52,.014,gr[1]),(.58,.18,22,.6,.017,gr[2]),(-.08,-.06,14,.2,.03,gr[1]),(.0,.2,10,.42,.028,gr[3]),(-.6,-.12,12,.22,.026,gr[2])):
        for i in range(nn): blade(cx+rnd.gauss(0,.035),cy+rnd.gauss(0,.03),h*rnd.uniform(.65,1.1),w*rnd.uniform(.7,1.2),rnd.uniform(.1,.9),rnd.random()*2*pi,mm)
    l=bpy.data.lights.new('led','AREA'); l.shape='RECTANGLE'; l.size=X*.85; l.size_y=.2; l.energy=30; o=bpy.data.objects.new('led',l); o.location=(0,.1,Z+.0); bpy.context.collection.objects.link(o); o.visible_camera=False
    return dict(el=13,az=-24,fill=.86)
ALL=dict(bowl=bowl,ropetoy=ropetoy,petbed=petbed,collar=collar,cage=cage,aquarium=aquarium)
